import type { OrderItemView } from '@shop/contract';
import type { FormulaNames } from '../quote/formula-sections';
import type { ItemLabels } from './useItemLabels';

type Line = Pick<OrderItemView, 'item' | 'product' | 'variantName' | 'finishNames'>;

/** The names that the calculation formula of a cart, an order or an offer shows. */
export function formulaNames(lines: readonly Line[], labels: ItemLabels): Required<FormulaNames> {
  const finishes = new Map(
    lines.flatMap(({ item, finishNames }) =>
      item.finishes.map((code, index) => [code, finishNames[index] ?? code] as const),
    ),
  );
  return {
    finish: (code: string) => finishes.get(code) ?? code,
    line: (index: number) => (lines[index] ? labels.name(lines[index]) : ''),
  };
}
