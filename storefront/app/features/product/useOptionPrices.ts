import type { Result } from '@shop/api-client';
import type { ItemView, ProductView } from '@shop/contract';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { usePriceList } from '../quote/usePriceList';
import type { RequestTerms } from '../quote/terms';
import { itemsToPrice, toOptionPrices, type ItemPrices, type OptionPrices } from './option-prices';

/** How long input must stay unchanged before prices are requested. */
const DEBOUNCE_MS = 250;

/** The price differences of an item's options, loaded again whenever it changes; null for a null item. */
export function useOptionPrices(
  product: ProductView,
  item: ItemView | null,
  terms: RequestTerms,
  initial: Result<ItemPrices>,
): OptionPrices | null {
  const priceList = usePriceList();
  const toDifferences = (priced: ItemView, result: Result<ItemPrices>): Result<OptionPrices> =>
    result.ok ? { ...result, data: toOptionPrices(product, priced, result.data) } : result;
  const items = item && itemsToPrice(product, item);
  const { data, error } = useQuery(
    items && JSON.stringify([priceList, items, terms]),
    async () => {
      if (!item || !items) throw new Error('prices need an item');
      return toDifferences(item, await api.call('Quotation/GetItemPrices', { items, ...terms }));
    },
    { debounceMs: DEBOUNCE_MS, initial: item ? toDifferences(item, initial) : undefined },
  );
  return item && !error ? data : null;
}
