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
  const amount = product.kind === 'area' ? areaOf(item) * item.quantity : item.quantity;
  return findTiers(product, item).findLast(({ from }) => from <= amount);
}

function areaOf({ width = '', length = '', unit }: ItemView): number {
  const [w, l] = [toMm(width, toUnitCode(unit)), toMm(length, toUnitCode(unit))];
  return w === null || l === null ? Number.NaN : (w * l) / MM2_IN_M2;
}
