import { wantedTags } from '../kernel/public';

const BY_TAG: ReadonlyMap<string, string> = new Map([
  ['en-au', 'AUD'],
  ['en-gb', 'GBP'],
  ['en-ca', 'CAD'],
  ['ja', 'JPY'],
  ['ja-jp', 'JPY'],
]);

/** The currency a browser's first language suggests: en-AU AUD, en-GB GBP, en-CA CAD, ja JPY, all others USD. */
export function suggestedCurrency(acceptLanguage: string | undefined): string {
  return BY_TAG.get(wantedTags(acceptLanguage)[0] ?? '') ?? 'USD';
}
