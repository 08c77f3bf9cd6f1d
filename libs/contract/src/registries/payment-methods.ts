export const PAYPAL = 0;
export const PREPAID_ACCOUNT = 3;

export type PaymentMethod = typeof PAYPAL | typeof PREPAID_ACCOUNT;

interface PaymentMethodInfo {
  readonly key: string;
  /** The customer roles that may use it. */
  readonly roles: readonly ('guest' | 'customer' | 'reseller')[];
}

/** The payment methods by code. The prepaid account is in CNY; PayPal accepts every other currency. */
export const PAYMENT_METHODS = {
  [PAYPAL]: { key: 'paypal', roles: ['guest', 'customer', 'reseller'] },
  [PREPAID_ACCOUNT]: { key: 'prepaid', roles: ['reseller'] },
} as const satisfies Readonly<Record<PaymentMethod, PaymentMethodInfo>>;

export const PAYMENT_METHOD_CODES: readonly PaymentMethod[] = [PAYPAL, PREPAID_ACCOUNT];

/** Whether a role may pay with a method; false for an unknown method. */
export function mayPayWith(role: string, method: number): boolean {
  const code = PAYMENT_METHOD_CODES.find((known) => known === method);
  return code !== undefined && PAYMENT_METHODS[code].roles.some((allowed) => allowed === role);
}
