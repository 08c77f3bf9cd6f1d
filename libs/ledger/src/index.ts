export {
  LEDGER_ACCOUNTS,
  INTERNAL_ACCOUNTS,
  isAccountName,
  isLedgerAccount,
  isPrepaidAccount,
  EXTERNAL_ACCOUNTS,
  prepaidAccount,
} from './account';
export type { AccountName, LedgerAccount, PrepaidAccount } from './account';
export { toBusinessDay, addDays, startOfBusinessDay } from './day';
export { deposit, ENTRY_KINDS, paymentFor, refund, refundUnmatchedPayment, reverse, unmatchedPayment } from './entries';
export type { Entry, EntryKind, OrderParts, PaymentAccount } from './entries';
export { balanceOf, calculateBalances, createPosting } from './posting';
export type { Balances, Posting } from './posting';
export { normalizeReference } from './reference';
