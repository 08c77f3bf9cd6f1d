import type { ItemView, ProductView } from '@shop/contract';
import { findSizeProblem, toMm, toUnitCode, type SizeProblem } from './size';

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
  const sides = { width: toMm(width, toUnitCode(unit)), length: toMm(length, toUnitCode(unit)) };
  const unread = (['width', 'length'] as const).filter((field) => !sides[field]);
  if (unread.length > 0) return [...unread.map((field) => ({ field, code: 'not_a_number' as const })), ...ofQuantity];
  const problem = findSizeProblem(sides.width ?? 0, sides.length ?? 0, limits);
  return problem ? [problem, ...ofQuantity] : ofQuantity;
}
