import { type ItemView, type ProductView, UNIT_CODES, type UnitCode } from '@shop/contract';
import { normalizeDecimal } from './decimal';
import { defaultFinishes } from './finishes';
import { convert, toUnitCode } from './size';

export type ArtworkChoice = ItemView['artwork'];

/** The form values of an item, with sizes and quantity as typed. */
export interface ItemDraft {
  variant: string;
  width: string;
  length: string;
  unit: UnitCode;
  quantity: string;
  artwork: ArtworkChoice;
  finishes: string[];
  label: string;
}

/** A size that a link to a product page names. */
export interface LinkedSize {
  width: string;
  length: string;
  unit: UnitCode;
}

const DECIMAL = /^\d{1,6}(?:\.\d{1,4})?$/;

/** The size in the query of a product page; null if there is none or it is malformed. */
export function readLinkedSize(params: URLSearchParams): LinkedSize | null {
  const [width, length, unit] = ['width', 'length', 'unit'].map((name) => params.get(name) ?? '');
  const code = UNIT_CODES.find((known) => String(known) === unit);
  if (code === undefined || !DECIMAL.test(width ?? '') || !DECIMAL.test(length ?? '')) return null;
  return { width: width ?? '', length: length ?? '', unit: code };
}

/** The form values that a product page starts with, in the size of its link if it names one. */
export function initialDraft(product: ProductView, unit: UnitCode, size?: LinkedSize | null): ItemDraft {
  const { width = '', length = '' } = product.defaultSizes[unit] ?? {};
  return {
    variant: product.variants[0]?.code ?? '',
    ...(size && product.kind === 'area' ? size : { width, length, unit }),
    quantity: '1',
    artwork: product.artworkChoices[0] ?? 'custom',
    finishes: defaultFinishes(product),
    label: '',
  };
}

/** The item to quote. The API validates it; a quantity that is not a whole number becomes NaN. */
export function toItem(
  { variant, width, length, unit, quantity, artwork, finishes, label }: ItemDraft,
  product: ProductView,
  locale: string,
): ItemView {
  const size = { width: normalizeDecimal(width, locale), length: normalizeDecimal(length, locale), unit };
  const count = quantity.normalize('NFKC').trim();
  return {
    sku: product.sku,
    ...(product.kind === 'area' ? size : { variant }),
    quantity: /^\d{1,9}$/.test(count) ? Number(count) : Number.NaN,
    artwork,
    finishes,
    ...(label.trim() && { label: label.trim() }),
  };
}

/** The form values of an existing item. */
export function toDraft(item: ItemView): ItemDraft {
  const { variant = '', width = '', length = '', unit, quantity, artwork, finishes, label = '' } = item;
  return { variant, width, length, unit: toUnitCode(unit), quantity: String(quantity), artwork, finishes, label };
}

export type RequiredField = 'width' | 'length' | 'quantity';

/** The required fields that are empty. */
export function emptyFields(draft: ItemDraft, product: ProductView): RequiredField[] {
  const required: RequiredField[] = product.kind === 'area' ? ['width', 'length', 'quantity'] : ['quantity'];
  return required.filter((field) => draft[field].trim() === '');
}

/**
 * Applies a change of the form. A new unit converts the size, unless the customer has typed it: the typed numbers are
 * then meant in the new unit.
 */
export function applyChange(draft: ItemDraft, change: Partial<ItemDraft>, typed: boolean, locale: string): ItemDraft {
  return { ...(change.unit === undefined || typed ? draft : convertUnit(draft, change.unit, locale)), ...change };
}

/** The same size in another unit. */
export function convertUnit(draft: ItemDraft, unit: UnitCode, locale: string): ItemDraft {
  const converted = (typed: string) => {
    const plain = normalizeDecimal(typed, locale);
    const other = convert(plain, draft.unit, unit);
    return other === plain ? typed : other;
  };
  return { ...draft, unit, width: converted(draft.width), length: converted(draft.length) };
}
