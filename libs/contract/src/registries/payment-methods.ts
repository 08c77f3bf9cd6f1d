import { type ManualMethod, PAYMENT_COLLECTIONS, type PaymentMethodCode, type PaymentRoute } from '@shop/order-flow';
import { CURRENCY_CODES, type CurrencyCode } from './currencies';

export const PAYPAL = 0;
export const PREPAID_ACCOUNT = 3;

/** `@shop/order-flow` says of each method how an order is paid by it. */
export type PaymentMethod = PaymentMethodCode;

/** A ledger account through which payments from outside come in and go back. */
type ClearingAccount = `${string}-clearing`;

type RouteOf<M extends PaymentMethod> = (typeof PAYMENT_COLLECTIONS)[M]['route'];

interface PaymentMethodInfo<M extends PaymentMethod> {
  /** Names the method in order histories and in the texts of documents. */
  readonly key: RouteOf<M>;
  /** The ledger account that payments come from; `prepaid` is the customer's own. */
  readonly ledgerAccount: ClearingAccount | 'prepaid';
  /** The customer roles that may use it. */
  readonly roles: readonly ('guest' | 'customer' | 'reseller')[];
  /** The first one is used if the customer prefers a currency that is not in the list. */
  readonly currencies: readonly CurrencyCode[];
}

/** The payment methods by code: one row holds everything that differs between them. The tariff holds their fees. */
export const PAYMENT_METHODS = {
  [PAYPAL]: {
    key: 'paypal',
    ledgerAccount: 'paypal-clearing',
    roles: ['guest', 'customer', 'reseller'],
    currencies: CURRENCY_CODES.filter((code) => code !== 'CNY'),
  },
  [PREPAID_ACCOUNT]: {
    key: 'prepaid',
    ledgerAccount: 'prepaid',
    roles: ['reseller'],
    currencies: ['CNY'],
  },
} as const satisfies { readonly [M in PaymentMethod]: PaymentMethodInfo<M> };

/** In the order they are offered. */
export const PAYMENT_METHOD_CODES = Object.keys(PAYMENT_METHODS).map(Number) as readonly PaymentMethod[];

interface ManualPaymentMethodInfo {
  readonly ledgerAccount: ClearingAccount;
}

/** The ways to pay that accounting records by hand. The first one is the default. */
export const MANUAL_PAYMENT_METHODS = {
  bank_transfer: { ledgerAccount: 'manual-clearing' },
  western_union: { ledgerAccount: 'manual-clearing' },
  moneygram: { ledgerAccount: 'manual-clearing' },
} as const satisfies Readonly<Record<ManualMethod, ManualPaymentMethodInfo>>;

export const MANUAL_PAYMENT_METHOD_NAMES = Object.keys(MANUAL_PAYMENT_METHODS) as readonly ManualMethod[];
export const DEFAULT_MANUAL_PAYMENT_METHOD: ManualMethod = 'bank_transfer';

/** The ledger accounts through which payments from outside come in and go back. */
export const CLEARING_ACCOUNTS: readonly string[] = [
  ...new Set(
    [...Object.values(PAYMENT_METHODS), ...Object.values(MANUAL_PAYMENT_METHODS)].map((row) => row.ledgerAccount),
  ),
].filter((account) => account !== 'prepaid');

/** The ledger account of the payments that came by a route; `prepaid` is the customer's own. */
export function ledgerAccountOf(route: PaymentRoute): ClearingAccount | 'prepaid' {
  if (route === 'manual') return MANUAL_PAYMENT_METHODS[DEFAULT_MANUAL_PAYMENT_METHOD].ledgerAccount;
  const code = PAYMENT_METHOD_CODES.find((method) => PAYMENT_METHODS[method].key === route);
  if (code === undefined) throw new TypeError(`no payment method has the route ${route}`);
  return PAYMENT_METHODS[code].ledgerAccount;
}

/** Whether a method's payments are reported by the payment service, or taken at once from a balance. */
export function collectionOf(method: PaymentMethod): 'invoice' | 'immediate' {
  return PAYMENT_COLLECTIONS[method].collection;
}

/** The payment method with a code; undefined for an unknown code. */
export function findPaymentMethod(code: unknown): PaymentMethod | undefined {
  return PAYMENT_METHOD_CODES.find((known) => known === code);
}

/** Whether a role may pay with a method; false for an unknown method. */
export function mayPayWith(role: string, method: number): boolean {
  const code = findPaymentMethod(method);
  return code !== undefined && PAYMENT_METHODS[code].roles.some((allowed) => allowed === role);
}

/** Whether a method takes payments in a currency; false for an unknown method. */
export function acceptsCurrency(method: number, currency: string): boolean {
  const code = findPaymentMethod(method);
  return code !== undefined && PAYMENT_METHODS[code].currencies.some((accepted) => accepted === currency);
}

/** The currency to pay in: the preferred one, if the method accepts it. */
export function paymentCurrency(method: PaymentMethod, preferred: CurrencyCode): CurrencyCode {
  return acceptsCurrency(method, preferred) ? preferred : (PAYMENT_METHODS[method].currencies[0] ?? preferred);
}

/** The first method that takes payments in a currency. */
export function defaultPaymentMethod(currency: string): PaymentMethod {
  return PAYMENT_METHOD_CODES.find((code) => acceptsCurrency(code, currency)) ?? PAYPAL;
}
