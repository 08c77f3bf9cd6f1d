import {
  type Input,
  defaultPaymentMethod,
  paymentCurrency,
  type PaymentMethod,
  SHIPPING_METHOD_CODES,
  type ShippingMethod,
  STANDARD_PARCEL,
  type CurrencyCode,
} from '@shop/contract';

export { paymentCurrency };

/** The terms of a quote as the customer selects them. */
export interface QuoteTerms {
  /** ISO 3166-1 alpha-2. */
  country: string;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
}

/** The terms as quote requests send them. */
export type RequestTerms = Omit<Input<'Quotation/GetItemQuote'>, 'item'>;

/** The cookie with country and shipping method, such as `JP.0`. */
export const SHIP_TO = 'shipTo';

/** The country of visitors whose locale has no region. */
const DEFAULT_COUNTRY = 'US';

/** The initial terms: those of the cookie, otherwise standard parcel to the region of the locale. */
export function initialTerms(
  cookie: string | undefined,
  locale: string,
  currency: CurrencyCode,
  countries: readonly string[],
): QuoteTerms {
  const [savedCountry = '', method] = (cookie ?? '').split('.');
  const country = [savedCountry, new Intl.Locale(locale).region].find(
    (code) => code !== undefined && countries.includes(code),
  );
  return {
    country: country ?? DEFAULT_COUNTRY,
    shippingMethod: SHIPPING_METHOD_CODES.find((code) => String(code) === method) ?? STANDARD_PARCEL,
    paymentMethod: defaultPaymentMethod(currency),
  };
}

export function formatShipTo({ country, shippingMethod }: QuoteTerms): string {
  return `${country}.${shippingMethod}`;
}

export function toRequestTerms(terms: QuoteTerms, preferred: CurrencyCode): RequestTerms {
  return { ...terms, currency: paymentCurrency(terms.paymentMethod, preferred) };
}
