import type { QuoteView } from '@shop/contract';
import type { FormulaStep, Quote } from '@shop/pricing';

/** A quote as the API returns it and as orders store it. */
export function toQuoteView(
  { original, weight, shippingFen, adjusted, bulk }: Quote,
  steps: readonly FormulaStep[],
): QuoteView {
  return {
    original: {
      lines: original.lines.map(({ fen, grommets, seams }) => ({ line: fen, grommets, seams })),
      product: original.productFen,
    },
    weight,
    shipping: shippingFen,
    adjusted: { ...adjusted, lines: [...adjusted.lines] },
    bulk,
    formula: [...steps],
  };
}
