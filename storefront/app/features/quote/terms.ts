import type { Input } from '@shop/contract';
import type { CurrencyCode } from '../preferences/preferences';

export const STANDARD_PARCEL = 0;
export const ECONOMY_PARCEL = 3;
export const PAYPAL = 0;
export const PREPAID_ACCOUNT = 3;

/** The methods by their codes, in the order of their speed. */
export const shippingMethods = [3, 0, 1, 2] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

export const paymentMethods = [PAYPAL, PREPAID_ACCOUNT] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Where a quote ships to, how, and how it is paid. */
export interface QuoteTerms {
  /** ISO 3166-1 alpha-2. */
  country: string;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
}

/** What a call that quotes is told of the terms. */
export type CalledTerms = Omit<Input<'Quotation/GetItemQuote'>, 'item'>;

/** The name of the cookie that keeps where one ships to: `JP.0`. */
export const SHIP_TO = 'shipTo';

/** Where most readers are whose language names no region. */
const COUNTRY_OF_MOST = 'US';

/** The terms to begin with: those last chosen, else standard parcel to the region of the reader's locale. */
export function firstTerms(
  cookie: string | undefined,
  locale: string,
  currency: CurrencyCode,
  countries: readonly string[],
): QuoteTerms {
  const [kept = '', method] = (cookie ?? '').split('.');
  const country = [kept, new Intl.Locale(locale).region].find((code) => code !== undefined && countries.includes(code));
  return {
    country: country ?? COUNTRY_OF_MOST,
    shippingMethod: shippingMethods.find((code) => String(code) === method) ?? STANDARD_PARCEL,
    paymentMethod: currency === 'CNY' ? PREPAID_ACCOUNT : PAYPAL,
  };
}

export function writeShipTo({ country, shippingMethod }: QuoteTerms): string {
  return `${country}.${shippingMethod}`;
}

/** The currency one pays in: the prepaid account is in CNY; PayPal takes any but that. */
export function payingCurrency(paymentMethod: PaymentMethod, preferred: CurrencyCode): CurrencyCode {
  if (paymentMethod === PREPAID_ACCOUNT) return 'CNY';
  return preferred === 'CNY' ? 'USD' : preferred;
}

export function calledTerms(terms: QuoteTerms, preferred: CurrencyCode): CalledTerms {
  return { ...terms, currency: payingCurrency(terms.paymentMethod, preferred) };
}
