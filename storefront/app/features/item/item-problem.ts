import type { ItemView, ProductView } from '@shop/contract';
import { findSizeProblems, toMm, toUnitCode, type SizeProblem } from './size';

/** Why an item has no price, at a field that is filled in. */
export type ItemProblem =
  SizeProblem | { field: 'width' | 'length'; code: 'not_a_number' } | { field: 'quantity'; code: 'quantity' };

/** The problems of an item's size and quantity, at most one a field, found without asking the API. */
export function findItemProblems(
  { width = '', length = '', unit, quantity }: ItemView,
  { kind, limits }: Pick<ProductView, 'kind' | 'limits'>,
): ItemProblem[] {
  const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.maxQuantity;
  const ofQuantity: ItemProblem[] = isWhole ? [] : [{ field: 'quantity', code: 'quantity' }];
  if (kind === 'unit') return ofQuantity;
  const readSide = (typed: string) => toMm(typed, toUnitCode(unit)) || null;
  const sides = { width: readSide(width), length: readSide(length) };
  const unread = (['width', 'length'] as const).filter((field) => sides[field] === null);
  return [
    ...unread.map((field) => ({ field, code: 'not_a_number' as const })),
    ...findSizeProblems(sides.width, sides.length, limits),
    ...ofQuantity,
  ];
}
