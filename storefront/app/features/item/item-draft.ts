import type { ItemView, ProductView } from '@shop/contract';
import type { UnitCode } from '../preferences/preferences';
import { plainDecimal } from './decimal';
import { usualFinishes } from './finishes';
import { convert, firstSize, unitOf } from './size';

export type ArtworkChoice = ItemView['artwork'];

/** An item while it is being entered: sizes and quantity as typed. */
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

/** What a product is first shown as. */
export function firstDraft(product: ProductView, unit: UnitCode): ItemDraft {
  return {
    variant: product.variants[0]?.code ?? '',
    ...(product.kind === 'area' ? firstSize(product.limits, unit) : { width: '', length: '' }),
    unit,
    quantity: '1',
    artwork: product.artworkChoices[0] ?? 'custom',
    finishes: usualFinishes(product.finishes),
    label: '',
  };
}

/** What is sent of a draft; the shop judges it. A quantity that is no whole number is sent as none. */
export function itemOf(
  { variant, width, length, unit, quantity, artwork, finishes, label }: ItemDraft,
  product: ProductView,
  locale: string,
): ItemView {
  const size = { width: plainDecimal(width, locale), length: plainDecimal(length, locale), unit };
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

/** The draft that leads to an item again. */
export function draftOf(item: ItemView): ItemDraft {
  const { variant = '', width = '', length = '', unit, quantity, artwork, finishes, label = '' } = item;
  return { variant, width, length, unit: unitOf(unit), quantity: String(quantity), artwork, finishes, label };
}

export type RequiredField = 'width' | 'length' | 'quantity';

/** The required fields that are empty. */
export function emptyFields(draft: ItemDraft, product: ProductView): RequiredField[] {
  const required: RequiredField[] = product.kind === 'area' ? ['width', 'length', 'quantity'] : ['quantity'];
  return required.filter((field) => draft[field].trim() === '');
}

/**
 * A draft after the reader changed something of it. A new unit leaves the piece what it is, unless its sizes were
 * typed: who typed 450 and then sees that the unit is wrong means 450 of the right one.
 */
export function changed(draft: ItemDraft, change: Partial<ItemDraft>, typed: boolean, locale: string): ItemDraft {
  return { ...(change.unit === undefined || typed ? draft : inUnit(draft, change.unit, locale)), ...change };
}

/** The same piece in another unit. */
export function inUnit(draft: ItemDraft, unit: UnitCode, locale: string): ItemDraft {
  const converted = (typed: string) => {
    const plain = plainDecimal(typed, locale);
    const other = convert(plain, draft.unit, unit);
    return other === plain ? typed : other;
  };
  return { ...draft, unit, width: converted(draft.width), length: converted(draft.length) };
}
