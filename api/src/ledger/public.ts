export { PrepaidRequest } from './entities/prepaid-request.entity';
export { LedgerModule } from './ledger.module';
export { Ledger, type PaymentSource } from './ledger.service';
export type { EntryDetails } from './posting.queries';
export { type StatementTransaction, loadPrepaidPeriod } from './prepaid/prepaid-period.queries';
export { listPrepaidTransactions } from './prepaid/prepaid.queries';
export { type PostedRefund, findRefunds, selectOrderBalance } from './entries.queries';
