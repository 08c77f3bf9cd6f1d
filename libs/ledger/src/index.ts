export {
  LEDGER_ACCOUNTS,
  INTERNAL_ACCOUNTS,
  isAccountName,
  isLedgerAccount,
  isPrepaidAccount,
  prepaidAccount,
} from './account';
export type { AccountName, ClearingAccount, LedgerAccount, PrepaidAccount } from './account';
export { accountCode, chartAccount, type ChartAccount, compareByCode } from './chart-of-accounts';
export { toBusinessDay, addDays, startOfBusinessDay } from './day';
export {
  chargeback,
  deposit,
  disputeOpened,
  disputeResolved,
  ENTRY_KINDS,
  paymentFor,
  refund,
  refundUnmatchedPayment,
  reverse,
  unmatchedPayment,
} from './entries';
export type { Entry, EntryKind, OrderParts, PaymentAccount } from './entries';
export { balanceOf, calculateBalances, createPosting } from './posting';
export type { Balances, Posting } from './posting';
export { normalizeReference } from './reference';
