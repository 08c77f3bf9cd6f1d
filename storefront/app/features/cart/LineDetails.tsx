import type { OrderItemView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { isPurchase } from '../buy-for-me/is-purchase';
import type { ItemLabels } from '../order/useItemLabels';
import styles from './LineDetails.module.css';

interface LineDetailsProps {
  line: Pick<OrderItemView, 'item' | 'product' | 'variantName' | 'finishNames' | 'grommets' | 'seams'>;
  labels: ItemLabels;
  /** Leaves out the quantity, where a field shows it. */
  withoutQuantity?: boolean;
}

/** Size, quantity and production details of an item in two lines. */
export function LineDetails({ line, labels, withoutQuantity }: LineDetailsProps) {
  const { t } = useTranslation('quote');
  const { quantity, artwork } = line.item;
  const isMultiple = quantity > 1;
  const details = [
    ...(isPurchase(line.item) ? [] : [t(`artwork.${artwork}`)]),
    ...line.finishNames,
    ...(line.grommets > 0
      ? [t(isMultiple ? 'original.grommetsEach' : 'original.grommets', { count: line.grommets })]
      : []),
    ...(line.seams > 0 ? [t(isMultiple ? 'original.seamsEach' : 'original.seams', { count: line.seams })] : []),
  ];
  return (
    <div className="tabular-nums">
      <p className={styles.size}>
        {labels.size(line)}
        {!withoutQuantity && <span className={styles.pieces}> · {t('item.pieces', { count: quantity })}</span>}
      </p>
      <p className={styles.details}>{details.join(' · ')}</p>
    </div>
  );
}
