import { formatAddress } from 'localized-address-format';
import type { LanguageCode } from '../language/languages';
import { names } from './address-layout';
import type { AddressField } from './address-rules';

export interface AddressLayout {
  order: readonly AddressField[];
  /** May be left empty. */
  optional: readonly AddressField[];
  /** These have a line of their own. */
  wide: readonly AddressField[];
}

type PlaceField = 'line1' | 'city' | 'region' | 'postCode';

/** Stands for a field where the library writes an address down. */
const MARKS: Record<PlaceField, string> = { region: '\ue000', city: '\ue001', postCode: '\ue002', line1: '\ue003' };

/** These have post codes, though not everywhere. */
const SOME_POST_CODES = new Set(['BB', 'BH', 'EC', 'HN', 'IE', 'LB', 'MU', 'NG', 'NI']);

/** Where readers of Japanese write from the large to the small, as the country's own mail does. */
const EASTERN = new Set(['', 'CN', 'HK', 'JP', 'KR', 'TW']);

/** Which fields an address in the country (ISO 3166-1 alpha-2, empty: not chosen yet) has, for readers of the language. */
export function addressLayout(country: string, language: LanguageCode): AddressLayout {
  const eastern = language === 'ja' && EASTERN.has(country);
  const places = placesOf(country, eastern).flatMap((field) => (field === 'line1' ? ['line1', 'line2'] as const : [field]));
  const order: AddressField[] = [...names[language], 'company', 'country', ...places, 'phone'];
  const optional: AddressField[] = ['company', 'line2'];
  if (SOME_POST_CODES.has(country)) optional.push('postCode');
  return { order, optional, wide: wideOf(order) };
}

/** In the order of the country's mail. A city is always asked for, also where mail knows it by the region alone. */
function placesOf(country: string, eastern: boolean): PlaceField[] {
  if (country === '') return eastern ? ['postCode', 'region', 'city', 'line1'] : ['line1', 'city', 'region', 'postCode'];
  const written = formatAddress(
    {
      postalCountry: country,
      administrativeArea: MARKS.region,
      locality: MARKS.city,
      postalCode: MARKS.postCode,
      addressLines: [MARKS.line1],
    },
    eastern ? 'local' : 'latin',
  ).join();
  const fields = (Object.keys(MARKS) as PlaceField[]).filter((field) => written.includes(MARKS[field]));
  const ordered = fields.sort((a, b) => written.indexOf(MARKS[a]) - written.indexOf(MARKS[b]));
  if (ordered.includes('city')) return ordered;
  const line = ordered.indexOf('line1');
  return eastern ? ordered.toSpliced(line, 0, 'city') : ordered.toSpliced(line + 1, 0, 'city');
}

const ALWAYS_WIDE: readonly AddressField[] = ['company', 'country', 'line1', 'line2'];

/** Two narrow fields share a line; one that would stand alone is wide. */
function wideOf(order: readonly AddressField[]): AddressField[] {
  const wide: AddressField[] = [];
  let open: AddressField | null = null;
  for (const field of order) {
    if (!ALWAYS_WIDE.includes(field)) {
      open = open ? null : field;
      continue;
    }
    if (open) wide.push(open);
    open = null;
    wide.push(field);
  }
  return open ? [...wide, open] : wide;
}
