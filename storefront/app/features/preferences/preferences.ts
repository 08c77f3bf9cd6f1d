import {
  CURRENCY_CODES,
  type CurrencyCode,
  defaultCurrency,
  defaultUnit,
  UNIT_CODES,
  type UnitCode,
} from '@shop/contract';

export interface Preferences {
  currency: CurrencyCode;
  defaultUnit: UnitCode;
}

/** The name of the cookie, and of the localStorage entry. */
export const PREFERENCES = 'preferences';

const YEAR_SECONDS = 31_536_000;

/** The preferences of a new visitor by the browser's first language. */
export function defaultPreferences(browserLanguage: string | undefined): Preferences {
  return { currency: defaultCurrency(browserLanguage ?? ''), defaultUnit: defaultUnit(browserLanguage ?? '') };
}

/** The value of the cookie, such as `USD.0`. */
export function formatPreferences({ currency, defaultUnit }: Preferences): string {
  return `${currency}.${defaultUnit}`;
}

/** Parses the value of the cookie; null if it is invalid. */
export function parsePreferences(value: string | null | undefined): Preferences | null {
  const [currency, unit] = (value ?? '').split('.');
  return toPreferences(currency, unit === undefined || unit === '' ? undefined : Number(unit));
}

/** Parses the localStorage entry, `{currency, defaultUnit}` as JSON; null if it is invalid. */
export function parseStoredPreferences(stored: string | null): Preferences | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    return toPreferences(
      'currency' in value ? value.currency : undefined,
      'defaultUnit' in value ? value.defaultUnit : undefined,
    );
  } catch {
    return null;
  }
}

function toPreferences(currency: unknown, defaultUnit: unknown): Preferences | null {
  const known = CURRENCY_CODES.find((code) => code === currency);
  const unit = UNIT_CODES.find((code) => code === defaultUnit);
  return known === undefined || unit === undefined ? null : { currency: known, defaultUnit: unit };
}

/** The value of one cookie in a `Cookie` header. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

/** A cookie for `document.cookie` that expires after a year. */
export function formatCookie(name: string, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
