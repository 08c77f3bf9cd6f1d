import type { QuoteAmountsView } from '@shop/contract';
import type { Quote } from '@shop/pricing';

/** A quote as the API returns it and as orders store it, without its formula. */
export function toQuoteAmounts({ original, weight, shippingFen, adjusted, bulk }: Quote): QuoteAmountsView {
  return {
    original: {
      lines: original.lines.map(({ fen, grommets, seams }) => ({ line: fen, grommets, seams })),
      product: original.productFen,
    },
    weight,
    shipping: shippingFen,
    adjusted: { ...adjusted, lines: [...adjusted.lines] },
    bulk,
  };
}
