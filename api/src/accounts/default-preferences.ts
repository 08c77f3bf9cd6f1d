import { defaultCurrency, defaultUnit, type LanguageCode } from '@shop/contract';

/** The preferences of a new account whose owner has chosen none. */
export interface Preferences {
  currency: string;
  /** 0 inch, 2 centimetre. */
  defaultUnit: 0 | 2;
}

/** By the account's language, and by the browser's region if it is one of the same language. */
export function defaultPreferences(language: LanguageCode, acceptLanguage: string | undefined): Preferences {
  const [preferred = ''] = (acceptLanguage ?? '').toLowerCase().split(/[,;]/);
  const tag = preferred.trim();
  const region = tag.split('-')[0] === language ? tag : language;
  return {
    currency: defaultCurrency(region),
    defaultUnit: defaultUnit(region),
  };
}
