import type { AdminOrderItemView, Input } from '@shop/contract';
import { parseAmount } from '../../../i18n/amount';

type ParcelInput = NonNullable<Input<'admin/order-events'>['parcels']>[number];
type ShippableItem = Pick<AdminOrderItemView, 'sid' | 'unshipped'>;

/** A parcel as it is typed. */
export interface ParcelValues extends Record<string, unknown> {
  /** kg */
  weight: string;
  /** cm */
  length: string;
  width: string;
  height: string;
  /** Pieces by sid; an empty text for none. */
  quantities: Record<string, string>;
}

/** The decimal places that make kg grams, and cm mm. */
const KILOGRAM_DIGITS = 3;
const CENTIMETRE_DIGITS = 1;

/** `events.shipped.parcel.errors.number` unless the text is a number above zero in whole grams or mm. */
export const weightError = (typed: unknown) => measureError(typed, KILOGRAM_DIGITS);
export const lengthError = (typed: unknown) => measureError(typed, CENTIMETRE_DIGITS);

/** `events.shipped.parcel.errors.quantity` unless the text is empty or a whole number up to what is left of the item. */
export function quantityError(typed: unknown, unshipped: number): string | undefined {
  const text = String(typed ?? '').trim();
  if (text === '' || text === '0') return undefined;
  const count = parseAmount(text, 0);
  return count.ok && count.amount <= unshipped ? undefined : 'events.shipped.parcel.errors.quantity';
}

/** An empty parcel, with the pieces that are in no other one. */
export function nextParcel(items: readonly ShippableItem[], parcels: readonly ParcelValues[]): ParcelValues {
  const left = items.map(({ sid, unshipped }) => {
    const packed = parcels.reduce((sum, { quantities }) => sum + toCount(quantities[sid]), 0);
    return [sid, unshipped > packed ? String(unshipped - packed) : ''] as const;
  });
  return { weight: '', length: '', width: '', height: '', quantities: Object.fromEntries(left) };
}

/** @throws RangeError unless the values are valid */
export function toParcelInput({ weight, length, width, height, quantities }: ParcelValues): ParcelInput {
  return {
    grams: toWhole(weight, KILOGRAM_DIGITS),
    lengthMm: toWhole(length, CENTIMETRE_DIGITS),
    widthMm: toWhole(width, CENTIMETRE_DIGITS),
    heightMm: toWhole(height, CENTIMETRE_DIGITS),
    items: Object.entries(quantities).flatMap(([sid, typed]) => {
      const quantity = toCount(typed);
      return quantity > 0 ? [{ sid, quantity }] : [];
    }),
  };
}

function measureError(typed: unknown, digits: number): string | undefined {
  const text = String(typed ?? '');
  return text.trim() === '' || parseAmount(text, digits).ok ? undefined : 'events.shipped.parcel.errors.number';
}

function toWhole(typed: string, digits: number): number {
  const parsed = parseAmount(typed, digits);
  if (!parsed.ok) throw new RangeError(parsed.error);
  return parsed.amount;
}

function toCount(typed: string | undefined): number {
  const parsed = parseAmount(typed ?? '', 0);
  return parsed.ok ? parsed.amount : 0;
}
