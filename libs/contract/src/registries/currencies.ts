interface Currency {
  /** Decimal digits of the minor unit. */
  readonly digits: number;
  /** The country most of its customers are in, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Language tags whose readers start with this currency, in lower case. */
  readonly languages: readonly string[];
}

/** The currencies that a shop can have, in the order they are offered. Those it has, rates and fees are in the tariff. */
export const CURRENCIES = {
  USD: { digits: 2, country: 'US', languages: [] },
  HKD: { digits: 2, country: 'HK', languages: [] },
  JPY: { digits: 0, country: 'JP', languages: ['ja'] },
  AUD: { digits: 2, country: 'AU', languages: ['en-au'] },
  GBP: { digits: 2, country: 'GB', languages: ['en-gb'] },
  EUR: { digits: 2, country: 'DE', languages: [] },
  CAD: { digits: 2, country: 'CA', languages: ['en-ca'] },
  SGD: { digits: 2, country: 'SG', languages: [] },
  NZD: { digits: 2, country: 'NZ', languages: [] },
  CHF: { digits: 2, country: 'CH', languages: [] },
  SEK: { digits: 2, country: 'SE', languages: [] },
  NOK: { digits: 2, country: 'NO', languages: [] },
  DKK: { digits: 2, country: 'DK', languages: [] },
  PLN: { digits: 2, country: 'PL', languages: [] },
  CZK: { digits: 2, country: 'CZ', languages: [] },
  MXN: { digits: 2, country: 'MX', languages: [] },
  ILS: { digits: 2, country: 'IL', languages: [] },
  THB: { digits: 2, country: 'TH', languages: [] },
  PHP: { digits: 2, country: 'PH', languages: [] },
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
