import { LANGUAGES } from '@shop/contract';
import { formatAddress } from 'localized-address-format';
import type { LanguageCode } from '../language/languages';
import type { AddressField } from './address-validation';
import { nameFields } from './field-attributes';

export interface AddressLayout {
  order: readonly AddressField[];
  /** The fields that may be empty. */
  optional: readonly AddressField[];
  /** The fields that take the full width. */
  wide: readonly AddressField[];
}

type PlaceField = 'line1' | 'city' | 'region' | 'postCode';

/** Placeholder values that show where the library puts each field. */
const MARKS: Record<PlaceField, string> = { region: '\ue000', city: '\ue001', postCode: '\ue002', line1: '\ue003' };

/** Countries where only some addresses have a post code. */
const SOME_POST_CODES = new Set(['BB', 'BH', 'EC', 'HN', 'IE', 'LB', 'MU', 'NG', 'NI']);

/** Countries whose addresses begin with the largest unit in a language that writes so. '' means no country chosen. */
const LARGEST_UNIT_FIRST = new Set(['', 'CN', 'HK', 'JP', 'KR', 'TW']);

/** The fields of an address form. `country` is ISO 3166-1 alpha-2, or empty before one is chosen. */
export function addressLayout(country: string, language: LanguageCode): AddressLayout {
  const largestFirst = LANGUAGES[language].largestUnitFirst && LARGEST_UNIT_FIRST.has(country);
  const places = placeFields(country, largestFirst).flatMap((field) =>
    field === 'line1' ? (['line1', 'line2'] as const) : [field],
  );
  const order: AddressField[] = [...nameFields(language), 'company', 'country', ...places, 'phone'];
  const optional: AddressField[] = ['company', 'line2'];
  if (SOME_POST_CODES.has(country)) optional.push('postCode');
  return { order, optional, wide: findWideFields(order) };
}

/** The fields in postal order. The city is always included, even where postal addresses omit it. */
function placeFields(country: string, largestFirst: boolean): PlaceField[] {
  if (country === '')
    return largestFirst ? ['postCode', 'region', 'city', 'line1'] : ['line1', 'city', 'region', 'postCode'];
  const formatted = formatAddress(
    {
      postalCountry: country,
      administrativeArea: MARKS.region,
      locality: MARKS.city,
      postalCode: MARKS.postCode,
      addressLines: [MARKS.line1],
    },
    largestFirst ? 'local' : 'latin',
  ).join();
  const fields = (Object.keys(MARKS) as PlaceField[]).filter((field) => formatted.includes(MARKS[field]));
  const ordered = fields.sort((a, b) => formatted.indexOf(MARKS[a]) - formatted.indexOf(MARKS[b]));
  if (ordered.includes('city')) return ordered;
  const line = ordered.indexOf('line1');
  return largestFirst ? ordered.toSpliced(line, 0, 'city') : ordered.toSpliced(line + 1, 0, 'city');
}

const ALWAYS_WIDE: readonly AddressField[] = ['company', 'country', 'line1', 'line2'];

/** The full-width fields: some always, and each narrow one that has no neighbour to share its row with. */
function findWideFields(order: readonly AddressField[]): AddressField[] {
  const wide: AddressField[] = [];
  let unpaired: AddressField | null = null;
  for (const field of order) {
    if (!ALWAYS_WIDE.includes(field)) {
      unpaired = unpaired ? null : field;
      continue;
    }
    if (unpaired) wide.push(unpaired);
    unpaired = null;
    wide.push(field);
  }
  return unpaired ? [...wide, unpaired] : wide;
}
