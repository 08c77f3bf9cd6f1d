/** Finishes in Chinese by code; the catalogue has the languages of customers. */
const FINISHES: Readonly<Record<string, string>> = {
  'hem-grommet': '卷边打扣',
  'bleed-edges': '留边出血',
  'raw-edges': '裸边裁切',
  'pole-pocket': '穿杆套',
  'no-lamination': '不覆膜',
  'white-ink': '白墨',
};

/** The Chinese name of a finish, or the given one. */
export const finishInChinese = (code: string, name: string) => FINISHES[code] ?? name;

const COUNTRIES = new Intl.DisplayNames(['zh-CN'], { type: 'region' });
const COUNTRIES_IN_ENGLISH = new Intl.DisplayNames(['en'], { type: 'region' });

/** The name of a country, in Chinese and in English. */
export const countryNames = (code: string): { chinese: string; english: string } => ({
  chinese: COUNTRIES.of(code) ?? code,
  english: COUNTRIES_IN_ENGLISH.of(code) ?? code,
});
