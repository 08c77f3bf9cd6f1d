/** The prepaid account of a customer, by account id. */
export type PrepaidAccount = `prepaid:${string}`;

/**
 * An account through which orders are paid and refunded: one for each payment service, and one for payments recorded by
 * hand. A negative balance is money received through it.
 */
export type ClearingAccount = `${string}-clearing`;
const CLEARING = /^[a-z]+(-[a-z]+)*-clearing$/;

export function isClearingAccount(account: string): account is ClearingAccount {
  return CLEARING.test(account);
}

/** The account through which prepaid deposits enter and leave; a negative balance is money received through it. */
export const BANK_ACCOUNT = 'bank';

/**
 * Revenue, refunds and chargebacks (with a negative balance), payments that are not matched to an order, and payments that
 * a payment service withholds because of a dispute (with a negative balance).
 */
export const INTERNAL_ACCOUNTS = [
  'sales',
  'shipping',
  'fees',
  'refunds',
  'chargebacks',
  'unmatched-payments',
  'disputed-payments',
] as const;

export type AccountName = PrepaidAccount | ClearingAccount | typeof BANK_ACCOUNT | (typeof INTERNAL_ACCOUNTS)[number];

const NAMES: ReadonlySet<string> = new Set([BANK_ACCOUNT, ...INTERNAL_ACCOUNTS]);
const PREPAID = /^prepaid:[0-9A-Za-z][0-9A-Za-z-]*$/;

/**
 * The prepaid account of a customer.
 *
 * @throws RangeError if `accountId` is not a valid account id.
 */
export function prepaidAccount(accountId: string): PrepaidAccount {
  const account: PrepaidAccount = `prepaid:${accountId}`;
  if (!isPrepaidAccount(account)) throw new RangeError(`not an account id: ${accountId}`);
  return account;
}

export function isPrepaidAccount(account: string): account is PrepaidAccount {
  return PREPAID.test(account);
}

/**
 * The accounts of the general ledger, with `prepaid` as the sum of all customers' prepaid accounts, in the order they are
 * listed; the clearing accounts follow.
 */
export const LEDGER_ACCOUNTS = ['prepaid', ...INTERNAL_ACCOUNTS, BANK_ACCOUNT] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number] | ClearingAccount;

export function isLedgerAccount(text: string): text is LedgerAccount {
  return LEDGER_ACCOUNTS.some((name) => name === text) || isClearingAccount(text);
}

export function isAccountName(text: string): text is AccountName {
  return NAMES.has(text) || isClearingAccount(text) || isPrepaidAccount(text);
}
