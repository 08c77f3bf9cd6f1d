export { PaymentsModule } from './payments.module';
export { UnmatchedPayments } from './unmatched/unmatched-payments.service';
