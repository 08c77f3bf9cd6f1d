export { PayPalDisputeRow } from './entities/paypal-dispute.entity';
export { type Merchant } from './paypal/client/payee';
export { PayPalClient } from './paypal/client/paypal-client';
export { PayPalError } from './paypal/client/paypal-error';
export { PaymentsModule } from './payments.module';
export { UnmatchedPayments } from './unmatched/unmatched-payments.service';
