import type { Result } from '@shop/api-client';
import type { Input, ItemView, QuoteAmountsView } from '@shop/contract';
import { api } from '../api/client';
import { useQuery, type Query } from '../api/useQuery';
import type { RequestTerms } from './terms';
import { usePriceList } from './usePriceList';

/** How long input must stay unchanged before a quote is requested. */
const DEBOUNCE_MS = 250;

export type ItemQuoteRequest = Input<'Quotation/GetItemQuote'>;

export const toItemQuoteRequest = (item: ItemView, terms: RequestTerms): ItemQuoteRequest => ({
  item: withoutLabel(item),
  ...terms,
});

/** The quote of an item at the customer's price list, loaded again whenever it changes; a null item has none. */
export function useItemQuote(
  item: ItemView | null,
  terms: RequestTerms,
  initial: Result<QuoteAmountsView>,
): Query<QuoteAmountsView> {
  const priceList = usePriceList();
  const request = item && toItemQuoteRequest(item, terms);
  return useQuery(
    request && JSON.stringify([priceList, request]),
    () => {
      if (!request) throw new Error('a quote needs an item');
      return api.call('Quotation/GetItemAmounts', request);
    },
    { debounceMs: DEBOUNCE_MS, initial },
  );
}

/** The label does not affect the price. */
export function withoutLabel({ label: _, ...item }: ItemView): ItemView {
  return item;
}
