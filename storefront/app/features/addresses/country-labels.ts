const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const REGIONS = {
  state: codes('AS AU BR FM IN MH MP MX MY NG PW UM US VE VI'),
  province: codes('AR CA CN CR CU EG ES ID IQ IR IT KR PG PH SO TH TR UY VN'),
  prefecture: codes('JP'),
  county: codes('EE IE RO TW'),
  emirate: codes('AE'),
} as const;

const POST_CODES = {
  zip: codes('AS FM GU MH MP PR PW UM US VI'),
  postcode: codes('AU GB GG IM JE NZ'),
  eircode: codes('IE'),
  pin: codes('IN'),
} as const;

type Kind<Kinds> = keyof Kinds & string;
export type RegionKind = Kind<typeof REGIONS> | 'region' | 'any';
export type PostCodeKind = Kind<typeof POST_CODES> | 'postal' | 'any';

/** The kind of region in a country (ISO 3166-1 alpha-2), which decides its label; `any` before one is chosen. */
export function regionKind(country: string): RegionKind {
  return country === '' ? 'any' : (kindIn(REGIONS, country) ?? 'region');
}

/** The kind of post code in a country, which decides its label; `any` before one is chosen. */
export function postCodeKind(country: string): PostCodeKind {
  return country === '' ? 'any' : (kindIn(POST_CODES, country) ?? 'postal');
}

function kindIn<K extends string>(kinds: Readonly<Record<K, ReadonlySet<string>>>, country: string): K | undefined {
  return (Object.keys(kinds) as K[]).find((kind) => kinds[kind].has(country));
}
