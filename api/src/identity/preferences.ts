import type { LanguageCode } from '@shop/contract';

/** What an account starts with where its owner chose nothing. */
export interface Preferences {
  currency: string;
  /** 0 inch, 2 centimetre. */
  defaultUnit: 0 | 2;
}

const OF_REGION: Readonly<Record<string, string>> = { 'en-au': 'AUD', 'en-gb': 'GBP', 'en-ca': 'CAD' };

/** By the account's language, and by the browser's region where that speaks the same language. */
export function preferencesFor(language: LanguageCode, acceptLanguage: string | undefined): Preferences {
  const [preferred = ''] = (acceptLanguage ?? '').toLowerCase().split(/[,;]/);
  const tag = preferred.trim();
  const region = tag.split('-')[0] === language ? tag : language;
  return {
    currency: OF_REGION[region] ?? (language === 'ja' ? 'JPY' : 'USD'),
    defaultUnit: region === 'en-us' ? 0 : 2,
  };
}
