/** Regions of the world, and codes for tests. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether two capital letters are the code of a country, also of one that the shop does not ship to. */
export const isCountry = (code: string): boolean => !NO_COUNTRIES.has(code) && REGION_NAMES.of(code) !== undefined;
