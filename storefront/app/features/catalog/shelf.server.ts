import type { ProductCardView } from '@shop/contract';
import type { Shop } from '../api/shop.server';
import { inReadersTerms, type FromPrice } from './from-price';

/** A product as it stands on the shelf: its lowest price in the reader's terms beside the factory's own. */
export interface ShelfProduct extends Omit<ProductCardView, 'from'> {
  from: FromPrice;
  factory: FromPrice;
}

/** Prices products for whoever reads; in CNY where the rates cannot be had. */
export async function shelve(shop: Shop, products: readonly ProductCardView[]): Promise<ShelfProduct[]> {
  const rates = await shop.ask('UserEnd/SiteInfo/GetCurrencyRateList', {});
  const { currency, defaultUnit } = shop.preferences;
  const rate = rates.ok ? rates.data.find((row) => row.currency === currency) : undefined;
  return products.map(({ from, ...product }) => ({
    ...product,
    factory: from,
    from: rate ? inReadersTerms(from.money.amount, from.per, rate, defaultUnit) : from,
  }));
}
