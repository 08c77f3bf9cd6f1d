import type { ItemView, ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { useSession } from '../session/useSession';
import { findCurrentTier, findTiers } from './price-tiers';
import styles from './TierTable.module.css';

/** The factory's price tiers; the item's current one is highlighted. */
export function TierTable({ product, item }: { product: ProductView; item: ItemView }) {
  const { t } = useTranslation('product');
  const { money, number } = useFormat();
  const currentTier = findCurrentTier(product, item);
  const kind = product.kind;
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
            <th scope="row">{t(`tiers.row.${kind}`, { from: number(tier.from), count: tier.from })}</th>
            <td>{money({ currency: 'CNY', amount: tier.fen })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
