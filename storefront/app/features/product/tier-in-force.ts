import type { ItemView, ProductView } from '@shop/contract';
import { toMm, unitOf } from '../item/size';

export type Tier = ProductView['tiers'][number];

const MM2_IN_M2 = 1_000_000;

/** The price tiers that an item is under: of its variant, or of the product. */
export function tiersOf({ tiers }: ProductView, item: ItemView): Tier[] {
  return tiers.filter(({ variant }) => variant === undefined || variant === item.variant);
}

/**
 * The tier that an item's size and quantity come to; undefined while they are none. It only points: quotes price by
 * exact numbers.
 */
export function tierInForce(product: ProductView, item: ItemView): Tier | undefined {
  const much = product.kind === 'area' ? areaOf(item) * item.quantity : item.quantity;
  return tiersOf(product, item).findLast(({ from }) => from <= much);
}

function areaOf({ width = '', length = '', unit }: ItemView): number {
  const [w, l] = [toMm(width, unitOf(unit)), toMm(length, unitOf(unit))];
  return w === null || l === null ? Number.NaN : (w * l) / MM2_IN_M2;
}
