import type { ItemView, ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { isImperial, toUnitCode } from '../item/size';
import { useSession } from '../session/useSession';
import { findCurrentTier, findTiers } from './price-tiers';
import styles from './TierTable.module.css';

const FT2_IN_M2 = 0.09290304;

/** The factory's price tiers, by m² or ft² as the item is measured; its current one is highlighted. */
export function TierTable({ product, item }: { product: ProductView; item: ItemView }) {
  const { t } = useTranslation('product');
  const { money, number } = useFormat();
  const currentTier = findCurrentTier(product, item);
  const imperial = product.kind === 'area' && isImperial(toUnitCode(item.unit));
  const kind = imperial ? 'areaFt' : product.kind;
  const area = imperial ? FT2_IN_M2 : 1;
  const toAmount = (from: number) => number(Math.round((from / area) * 10) / 10);
  const reseller = useSession()?.role === 'reseller';
  return (
    <table className={`${styles.tiers} tabular-nums`}>
      <caption>
        {t(`tiers.title.${kind}`)}
        {reseller && <span className={styles.note}>{t('tiers.reseller')}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(`tiers.from.${kind}`)}</th>
          <th scope="col">{t(`tiers.price.${kind}`)}</th>
        </tr>
      </thead>
      <tbody>
        {findTiers(product, item).map((tier) => (
          <tr key={tier.from} aria-current={tier === currentTier || undefined}>
            <th scope="row">{t(`tiers.row.${kind}`, { from: toAmount(tier.from), count: tier.from })}</th>
            <td>{money({ currency: 'CNY', amount: Math.round(tier.fen * area) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
