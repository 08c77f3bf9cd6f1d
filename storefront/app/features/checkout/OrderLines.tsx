import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { LineDetails } from '../cart/LineDetails';
import { ItemDrawing } from '../item/ItemDrawing';
import { useItemWords } from '../order/useItemWords';
import { useProducts } from '../order/useProducts';
import { isPurchase } from '../buy-for-me/is-purchase';
import styles from './OrderLines.module.css';

/** What was ordered, a line each. */
export function OrderLines({ order }: { order: OrderView }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const products = useProducts(order.items.map(({ item }) => item.sku));
  const words = useItemWords(products);
  const { currency, lines } = order.quote.adjusted;
  return (
    <ul className={styles.lines} aria-label={t('complete.items')}>
      {order.items.map((line, place) => {
        const product = products?.get(line.item.sku);
        return (
          <li key={line.sid} className={styles.line}>
            <div className={styles.drawing}>{product && <ItemDrawing item={line.item} product={product} />}</div>
            <div>
              <p className={styles.name}>{line.product.name}</p>
              {line.item.label && !isPurchase(line.item) && <p className={styles.label}>{line.item.label}</p>}
              <LineDetails line={line} words={words} />
            </div>
            <p className={`${styles.price} figures`}>{money({ currency, amount: lines[place] ?? 0 })}</p>
          </li>
        );
      })}
    </ul>
  );
}
