export { PaymentsModule } from './payments.module';
export { Reconciliation } from './reconciliation.service';
export { PayPalRefunds } from './refunds.service';
export { UnappliedMoney } from './unapplied-money.service';
