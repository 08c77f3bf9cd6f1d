export { depositOf } from './entries.queries';
export { LedgerModule } from './ledger.module';
export { prepaidPeriod, type Period, type PeriodMovement } from './prepaid-period.queries';
export { refundsOf, type BookedRefund } from './refunds.queries';
export { Ledger, type Booking, type OrderMoney, type PaymentSource } from './ledger.service';
export { movements, type Movement, type MovementFilter } from './prepaid.queries';
