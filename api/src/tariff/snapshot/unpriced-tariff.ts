import { isDeepStrictEqual } from 'node:util';
import type { ProductTariff } from '@shop/pricing';
import type { ProductPriceRow } from './tariff-rows';

/** The tariff of a product before its prices are published. */
export function unpricedTariff(kind: 'area' | 'unit'): ProductTariff {
  const pricing = kind === 'area' ? { kind, tiers: [] } : { kind, variants: {} };
  return { pricing, artworkFactor: {}, limits: {}, finishes: {} } as unknown as ProductTariff;
}

/** Whether the prices of a product were never published. */
export function isUnpriced({ kind, tariff }: Pick<ProductPriceRow, 'kind' | 'tariff'>): boolean {
  return isDeepStrictEqual(tariff, unpricedTariff(kind));
}
