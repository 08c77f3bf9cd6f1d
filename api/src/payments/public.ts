export { PayPalDisputes } from './disputes/disputes.service';
export { type Merchant } from './paypal/client/payee';
export { PayPalClient } from './paypal/client/paypal-client';
export { PayPalError } from './paypal/client/paypal-error';
export { PayPalPayments } from './paypal/paypal-payments.service';
export { PaymentsModule } from './payments.module';
export { UnmatchedPayments } from './unmatched/unmatched-payments.service';
