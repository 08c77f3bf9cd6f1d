import type { ItemView, QuoteView } from '@shop/contract';
import { api } from '../api/client';
import { useQuery, type Query } from '../api/useQuery';
import type { RequestTerms } from './terms';
import { withoutLabel } from './useItemQuote';
import { usePriceList } from './usePriceList';

/** The quote of several items as one order; no items have none. */
export function useItemsQuote(items: readonly ItemView[], terms: RequestTerms): Query<QuoteView> {
  const priceList = usePriceList();
  const body = { items: items.map(withoutLabel), ...terms };
  return useQuery(items.length > 0 ? JSON.stringify([priceList, body]) : null, () =>
    api.call('Quotation/GetItemsQuote', body),
  );
}
