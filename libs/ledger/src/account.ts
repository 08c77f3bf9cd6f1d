/** The prepaid account of a customer, by account id. */
export type PrepaidAccount = `prepaid:${string}`;

/** Accounts through which orders are paid and refunded. */
const CLEARING_ACCOUNTS = ['paypal-clearing', 'manual-clearing'] as const;

/** Accounts through which money enters and leaves; a negative balance is money received through them. */
export const EXTERNAL_ACCOUNTS = ['bank', ...CLEARING_ACCOUNTS] as const;

export type ClearingAccount = (typeof CLEARING_ACCOUNTS)[number];

/** Revenue, refunds (with a negative balance) and payments that are not matched to an order. */
export const INTERNAL_ACCOUNTS = ['sales', 'shipping', 'fees', 'refunds', 'unmatched-payments'] as const;

export type AccountName = PrepaidAccount | (typeof EXTERNAL_ACCOUNTS)[number] | (typeof INTERNAL_ACCOUNTS)[number];

const NAMES: ReadonlySet<string> = new Set([...EXTERNAL_ACCOUNTS, ...INTERNAL_ACCOUNTS]);
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

/** The accounts of the general ledger, with `prepaid` as the sum of all customers' prepaid accounts. */
export const LEDGER_ACCOUNTS = ['prepaid', ...INTERNAL_ACCOUNTS, ...EXTERNAL_ACCOUNTS] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export function isLedgerAccount(text: string): text is LedgerAccount {
  return LEDGER_ACCOUNTS.some((name) => name === text);
}

export function isAccountName(text: string): text is AccountName {
  return NAMES.has(text) || isPrepaidAccount(text);
}
