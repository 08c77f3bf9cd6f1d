const COUNTRIES = new Intl.DisplayNames(['zh-CN'], { type: 'region' });
const COUNTRIES_IN_ENGLISH = new Intl.DisplayNames(['en'], { type: 'region' });

/** The name of a country, in Chinese and in English. */
export const countryNames = (code: string): { chinese: string; english: string } => ({
  chinese: COUNTRIES.of(code) ?? code,
  english: COUNTRIES_IN_ENGLISH.of(code) ?? code,
});
