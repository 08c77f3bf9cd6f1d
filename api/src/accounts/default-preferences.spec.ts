import type { LanguageCode } from '@shop/contract';
import { defaultPreferences } from './default-preferences';

describe('preferences', () => {
  it.each<[LanguageCode, string | undefined, string, number]>([
    ['en', 'en-US,en;q=0.9', 'USD', 0],
    ['en', 'en-AU', 'AUD', 2],
    ['en', 'en-GB;q=1, en', 'GBP', 2],
    ['en', 'EN-CA', 'CAD', 2],
    ['en', 'en', 'USD', 2],
    ['en', undefined, 'USD', 2],
    ['ja', 'ja-JP', 'JPY', 2],
    ['ja', 'en-US', 'JPY', 2],
    ['en', 'ja', 'USD', 2],
    ['de', 'de-DE,en-US', 'USD', 2],
  ])(
    'an account in %s opened by a browser with Accept-Language %s starts with matching preferences',
    (language, header, currency, defaultUnit) => {
      expect(defaultPreferences(language, header)).toEqual({ currency, defaultUnit });
    },
  );
});
