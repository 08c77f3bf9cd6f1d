export { INNER_ACCOUNTS, isAccountName, isPrepaid, OUTER_ACCOUNTS, prepaid } from './account';
export type { AccountName, PrepaidAccount } from './account';
export { deposit, ENTRY_KINDS, paymentFor, refund, returnUnapplied, reverse, unapplied } from './entries';
export type { Entry, EntryKind, OrderParts, PaymentAccount } from './entries';
export { balanceOf, balances, posting } from './posting';
export type { Balances, Posting } from './posting';
