import type { ProductView } from '@shop/contract';
import type { ItemLabels } from '../order/useItemLabels';
import type { FormulaNames } from '../quote/formula-sections';
import type { CartLine } from './cart-actions';

/** The names that the calculation formula of a cart shows. */
export function formulaNames(
  items: readonly CartLine[],
  products: ReadonlyMap<string, ProductView> | null,
  labels: ItemLabels,
): FormulaNames {
  const finishes = new Map(
    [...(products?.values() ?? [])].flatMap((product) =>
      product.finishes.map(({ code, name }) => [code, name] as const),
    ),
  );
  return {
    finish: (code: string) => finishes.get(code) ?? code,
    line: (index: number) => (items[index] ? labels.name(items[index]) : ''),
  };
}
