export {
  BOOK_ACCOUNTS,
  INNER_ACCOUNTS,
  isAccountName,
  isBookAccount,
  isPrepaid,
  OUTER_ACCOUNTS,
  prepaid,
} from './account';
export type { AccountName, BookAccount, PrepaidAccount } from './account';
export { businessDay, dayAfter, startOfDay } from './day';
export { deposit, ENTRY_KINDS, paymentFor, refund, returnUnapplied, reverse, unapplied } from './entries';
export type { Entry, EntryKind, OrderParts, PaymentAccount } from './entries';
export { balanceOf, balances, posting } from './posting';
export type { Balances, Posting } from './posting';
export { referenceKey } from './reference';
