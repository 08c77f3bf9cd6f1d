import type { QuoteAmountsView } from '@shop/contract';

type Total = { adjusted: Pick<QuoteAmountsView['adjusted'], 'currency' | 'total'> };

/** How much less the quote with a standard parcel costs, possibly 0; null if it costs more or cannot be compared. */
export function standardSaving({ adjusted: chosen }: Total, { adjusted: standard }: Total): number | null {
  return chosen.currency === standard.currency && standard.total <= chosen.total ? chosen.total - standard.total : null;
}
