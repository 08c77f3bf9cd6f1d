import { arrayAt, stringAt, valueAt } from './json';

/** Who receives a payment, as far as PayPal names it. */
export interface Payee {
  readonly email?: string | undefined;
  readonly merchantId?: string | undefined;
}

/** The account whose credentials the shop uses. */
export interface Merchant {
  /** In lower case. */
  readonly emails: readonly string[];
  readonly merchantId: string | undefined;
}

/** Parses PayPal's user info; undefined if it names no account. */
export function parseMerchant(userInfo: unknown): Merchant | undefined {
  const listed = arrayAt(userInfo, 'emails').map((email) => stringAt(email, 'value'));
  const emails = [...listed, stringAt(userInfo, 'email')].flatMap((email) => (email ? [email.toLowerCase()] : []));
  const merchantId = stringAt(userInfo, 'payer_id');
  return emails.length > 0 || merchantId !== undefined ? { emails, merchantId } : undefined;
}

/** The payee of a refund or disputed payment. */
export function parsePayee(resource: unknown): Payee {
  const payee = valueAt(resource, 'payee') ?? valueAt(resource, 'seller');
  return {
    email: stringAt(payee, 'email_address') ?? stringAt(payee, 'email'),
    merchantId: stringAt(payee, 'merchant_id'),
  };
}

/** Whether a payee is the merchant: nothing that PayPal names of it differs. */
export function isMerchant({ emails, merchantId }: Merchant, payee: Payee): boolean {
  if (payee.merchantId !== undefined && merchantId !== undefined) return payee.merchantId === merchantId;
  return payee.email === undefined || emails.length === 0 || emails.includes(payee.email.toLowerCase());
}
