import { useTranslation } from 'react-i18next';
import type { OrderItemView } from '@shop/contract';
import { listWords } from '../../ui/format';
import { useHouse } from '../layout/house';
import type { ItemWords } from '../order/useItemWords';
import { isPurchase } from '../buy-for-me/is-purchase';
import styles from './LineDetails.module.css';

interface LineDetailsProps {
  line: Pick<OrderItemView, 'item' | 'product' | 'grommets' | 'seams'>;
  words: ItemWords;
}

/** How a line is made, in two lines of text. */
export function LineDetails({ line, words }: LineDetailsProps) {
  const { t } = useTranslation('quote');
  const { language } = useHouse();
  const { sku, quantity, artwork, finishes } = line.item;
  const several = quantity > 1;
  const made = [
    ...(isPurchase(line.item) ? [] : [t(`artwork.${artwork}`)]),
    ...finishes.map((code) => words.finish(sku, code)),
    ...(line.grommets > 0
      ? [t(several ? 'original.grommetsEach' : 'original.grommets', { count: line.grommets })]
      : []),
    ...(line.seams > 0 ? [t(several ? 'original.seamsEach' : 'original.seams', { count: line.seams })] : []),
  ];
  return (
    <div className="figures">
      <p className={styles.size}>
        {words.size(line)} <span className={styles.pieces}>× {t('item.pieces', { count: quantity })}</span>
      </p>
      <p className={styles.made}>{listWords(made, language)}</p>
    </div>
  );
}
