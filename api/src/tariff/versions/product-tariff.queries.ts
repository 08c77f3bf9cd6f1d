import type { ProductTariff } from '@shop/pricing';
import type { Tx } from '../../common/public';

/** Sets the prices of a product. The table belongs to the catalogue, whose entities this module may not import. */
export async function setProductTariff(tx: Tx, sku: string, tariff: ProductTariff): Promise<void> {
  await tx.query('update product set tariff = $2 where sku = $1', [sku, JSON.stringify(tariff)]);
}
