export const currencies = ['USD', 'HKD', 'JPY', 'AUD', 'GBP', 'EUR', 'CAD', 'CNY'] as const;
export type CurrencyCode = (typeof currencies)[number];

/** 0 inch, 1 foot, 2 centimetre, 3 metre. */
export const units = [0, 1, 2, 3] as const;
export type UnitCode = (typeof units)[number];

export interface Preferences {
  currency: CurrencyCode;
  defaultUnit: UnitCode;
}

/** The name of the cookie, and of the localStorage entry. */
export const PREFERENCES = 'preferences';

const YEAR_SECONDS = 31_536_000;

/** What a visitor gets who has chosen nothing, by the browser's first language. */
export function defaultPreferences(browserLanguage: string | undefined): Preferences {
  return { currency: defaultCurrency(browserLanguage ?? ''), defaultUnit: browserLanguage === 'en-US' ? 0 : 2 };
}

function defaultCurrency(browserLanguage: string): CurrencyCode {
  if (browserLanguage === 'en-AU') return 'AUD';
  if (browserLanguage === 'en-GB') return 'GBP';
  if (browserLanguage === 'en-CA') return 'CAD';
  return browserLanguage.split('-')[0] === 'ja' ? 'JPY' : 'USD';
}

/** `USD.0`: the cookie's value. */
export function writePreferences({ currency, defaultUnit }: Preferences): string {
  return `${currency}.${defaultUnit}`;
}

/** Null for anything the shop did not write. */
export function readPreferences(written: string | null | undefined): Preferences | null {
  const [currency, unit] = (written ?? '').split('.');
  return checked(currency, unit === undefined || unit === '' ? undefined : Number(unit));
}

/** What localStorage holds: `{currency, defaultUnit}` as JSON. Null for anything else. */
export function readStoredPreferences(stored: string | null): Preferences | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    return checked('currency' in value ? value.currency : undefined, 'defaultUnit' in value ? value.defaultUnit : undefined);
  } catch {
    return null;
  }
}

function checked(currency: unknown, defaultUnit: unknown): Preferences | null {
  const known = currencies.find((code) => code === currency);
  const unit = units.find((code) => code === defaultUnit);
  return known === undefined || unit === undefined ? null : { currency: known, defaultUnit: unit };
}

/** One cookie of a `Cookie` header. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** A cookie that lasts a year, for `document.cookie`. */
export function lastingCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
