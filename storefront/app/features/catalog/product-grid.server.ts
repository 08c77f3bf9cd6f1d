import type { ProductCardView } from '@shop/contract';
import type { ServerApi } from '../api/api.server';
import { toFromPrice, type FromPrice } from './from-price';

/** A product with its lowest price in the visitor's currency and unit, and in the factory's. */
export interface GridProduct extends Omit<ProductCardView, 'from'> {
  from: FromPrice;
  factory: FromPrice;
}

/** Converts the lowest prices for the visitor; they stay in CNY if the exchange rates cannot be loaded. */
export async function addPrices(api: ServerApi, products: readonly ProductCardView[]): Promise<GridProduct[]> {
  const rates = await api.call('UserEnd/SiteInfo/GetCurrencyRateList', {});
  const { currency, defaultUnit } = api.preferences;
  const rate = rates.ok ? rates.data.find((row) => row.currency === currency) : undefined;
  return products.map(({ from, ...product }) => ({
    ...product,
    factory: from,
    from: rate ? toFromPrice(from.money.amount, from.per, rate, defaultUnit) : from,
  }));
}
