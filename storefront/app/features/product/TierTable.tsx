import type { ItemView, ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { isImperial, toUnitCode } from '../item/size';
import { useSession } from '../session/useSession';
import { findCurrentTier, findTiers } from './price-tiers';
import styles from './TierTable.module.css';

const FT2_IN_M2 = 0.09290304;

/** The factory's price tiers, by m² or ft² as the item is measured; its current one is highlighted. */
export function TierTable({ product, item }: { product: ProductView; item: ItemView }) {
  const { t } = useTranslation('product');
  const { money, number } = useFormat();
  const isReseller = useSession()?.role === 'reseller';
  const priced = usePricedProduct(product, isReseller);
  const tiers = findTiers(priced ?? product, item);
  const currentTier = findCurrentTier(priced ?? product, item);
  const imperial = product.kind === 'area' && isImperial(toUnitCode(item.unit));
  const kind = imperial ? 'areaFt' : product.kind;
  const area = imperial ? FT2_IN_M2 : 1;
  const toAmount = (from: number) => number(Math.round((from / area) * 10) / 10);
  return (
    <table className={`${styles.tiers} tabular-nums`}>
      <caption>
        {t(`tiers.title.${kind}`)}
        {isReseller && <span className={styles.note}>{t('tiers.reseller')}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(`tiers.from.${kind}`)}</th>
          <th scope="col">{t(`tiers.price.${kind}`)}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.from} aria-current={tier === currentTier || undefined}>
            <th scope="row">{t(`tiers.row.${kind}`, { from: toAmount(tier.from), count: tier.from })}</th>
            <td>{priced ? money({ currency: 'CNY', amount: Math.round(tier.fen * area) }) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The product with the visitor's price tiers. Pages are rendered with those of retail; those of resellers are loaded. */
function usePricedProduct(product: ProductView, isReseller: boolean): ProductView | null {
  const { sku } = product;
  const { data } = useQuery(isReseller ? sku : null, () => api.call('Catalog/Product', { sku }));
  return isReseller ? data : product;
}
