/** A customer's prepaid account, by the id of their account. */
export type PrepaidAccount = `prepaid:${string}`;

/** Where money comes in and goes out again: a balance below zero is what we received through it. */
export const OUTER_ACCOUNTS = ['bank', 'paypal-clearing', 'manual-clearing'] as const;

/**
 * Where money ends up: what was earned, what was given back (below zero), and what came in without paying for anything.
 */
export const INNER_ACCOUNTS = ['sales', 'shipping', 'fees', 'refunds', 'unapplied'] as const;

export type AccountName = PrepaidAccount | (typeof OUTER_ACCOUNTS)[number] | (typeof INNER_ACCOUNTS)[number];

const NAMES: ReadonlySet<string> = new Set([...OUTER_ACCOUNTS, ...INNER_ACCOUNTS]);
const PREPAID = /^prepaid:[0-9A-Za-z][0-9A-Za-z-]*$/;

/** The prepaid account of a customer; throws on an id that is none. */
export function prepaid(accountId: string): PrepaidAccount {
  const account: PrepaidAccount = `prepaid:${accountId}`;
  if (!isPrepaid(account)) throw new RangeError(`not an account's id: ${accountId}`);
  return account;
}

export function isPrepaid(account: string): account is PrepaidAccount {
  return PREPAID.test(account);
}

/** As the books have it, where all customers' accounts stand as one. */
export const BOOK_ACCOUNTS = ['prepaid', ...INNER_ACCOUNTS, ...OUTER_ACCOUNTS] as const;
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

export function isBookAccount(text: string): text is BookAccount {
  return BOOK_ACCOUNTS.some((known) => known === text);
}

export function isAccountName(text: string): text is AccountName {
  return NAMES.has(text) || isPrepaid(text);
}
