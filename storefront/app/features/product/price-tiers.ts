import type { ItemView, ProductView } from '@shop/contract';
import { toMm, toUnitCode } from '../item/size';

export type Tier = ProductView['tiers'][number];

const MM2_IN_M2 = 1_000_000;

/** The price tiers of the item's variant, or of the product. */
export function findTiers({ tiers }: ProductView, item: ItemView): Tier[] {
  return tiers.filter(({ variant }) => variant === undefined || variant === item.variant);
}

/**
 * The tier of an item's area or quantity; undefined without a valid size. It is only for display: quotes use exact
 * numbers.
 */
export function findCurrentTier(product: ProductView, item: ItemView): Tier | undefined {
  const amount = amountPerPiece(product, item) * item.quantity;
  return findTiers(product, item).findLast(({ from }) => isReached(from, amount));
}

/** The smallest quantity of the next tier; null in the last tier, above the limit or without a valid size. */
export function findNextTierQuantity(product: ProductView, item: ItemView): number | null {
  const each = amountPerPiece(product, item);
  const next = findTiers(product, item).find(({ from }) => !isReached(from, each * item.quantity));
  if (!next || !(each > 0)) return null;
  const rough = Math.floor(next.from / each);
  const quantity = isReached(next.from, rough * each) ? rough : rough + 1;
  return quantity > item.quantity && quantity <= product.limits.maxQuantity ? quantity : null;
}

/** What the tiers count: m² or pieces. */
const amountPerPiece = (product: ProductView, item: ItemView): number => (product.kind === 'area' ? areaOf(item) : 1);

/** Allows for the error of floating-point numbers. */
const isReached = (from: number, amount: number): boolean => from <= amount * (1 + 1e-12);

function areaOf({ width = '', length = '', unit }: ItemView): number {
  const [w, l] = [toMm(width, toUnitCode(unit)), toMm(length, toUnitCode(unit))];
  return w === null || l === null ? Number.NaN : (w * l) / MM2_IN_M2;
}
