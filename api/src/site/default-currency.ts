import { preferredLanguageTags } from '../common/public';

const BY_TAG: ReadonlyMap<string, string> = new Map([
  ['en-au', 'AUD'],
  ['en-gb', 'GBP'],
  ['en-ca', 'CAD'],
  ['ja', 'JPY'],
  ['ja-jp', 'JPY'],
]);

/** The default currency for a browser's first language: en-AU AUD, en-GB GBP, en-CA CAD, ja JPY, all others USD. */
export function defaultCurrency(acceptLanguage: string | undefined): string {
  return BY_TAG.get(preferredLanguageTags(acceptLanguage)[0] ?? '') ?? 'USD';
}
