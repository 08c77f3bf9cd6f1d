/** Codes that are not countries: groups of countries and test codes. */
const NOT_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** Every country and territory that has a name, ISO 3166-1 alpha-2. */
export const COUNTRY_CODES: readonly string[] = listCountries();

function listCountries(): string[] {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .filter((code) => !NOT_COUNTRIES.includes(code) && names.of(code) !== undefined && isCurrent(code));
}

/** Former codes, such as `DD`, stand for a present country. */
function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
