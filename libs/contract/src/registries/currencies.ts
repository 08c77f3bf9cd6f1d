interface Currency {
  /** Decimal digits of the minor unit. */
  readonly digits: number;
  /** The country most of its customers are in, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Language tags whose readers start with this currency, in lower case. */
  readonly languages: readonly string[];
}

/** The currencies of customers, in the order they are offered. Rates and fees are in the tariff. */
export const CURRENCIES = {
  USD: { digits: 2, country: 'US', languages: [] },
  HKD: { digits: 2, country: 'HK', languages: [] },
  JPY: { digits: 0, country: 'JP', languages: ['ja'] },
  AUD: { digits: 2, country: 'AU', languages: ['en-au'] },
  GBP: { digits: 2, country: 'GB', languages: ['en-gb'] },
  EUR: { digits: 2, country: 'DE', languages: [] },
  CAD: { digits: 2, country: 'CA', languages: ['en-ca'] },
  CNY: { digits: 2, country: 'CN', languages: [] },
} as const satisfies Readonly<Record<string, Currency>>;

export type CurrencyCode = keyof typeof CURRENCIES;

export const CURRENCY_CODES = Object.keys(CURRENCIES) as readonly CurrencyCode[];

/** The currency that a reader starts with, by language tag such as `en-AU`. */
export function defaultCurrency(languageTag: string): CurrencyCode {
  const tag = languageTag.toLowerCase();
  const isDefault = (code: CurrencyCode) => {
    const languages: readonly string[] = CURRENCIES[code].languages;
    return languages.includes(tag) || languages.includes(tag.split('-')[0] ?? '');
  };
  return CURRENCY_CODES.find(isDefault) ?? 'USD';
}

/** The country most customers of a currency are in; undefined for an unknown currency. */
export function countryOfCurrency(code: string): string | undefined {
  const known = CURRENCY_CODES.find((currency) => currency === code);
  return known && CURRENCIES[known].country;
}
