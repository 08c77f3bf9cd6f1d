import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/useFormat';
import { isPurchase } from '../buy-for-me/is-purchase';
import { LineDetails } from '../cart/LineDetails';
import { ItemDrawing } from '../item/ItemDrawing';
import { useItemLabels } from '../order/useItemLabels';
import { useProducts } from '../order/useProducts';
import styles from './OrderLines.module.css';

/** The items of an order with their prices. */
export function OrderLines({ order }: { order: OrderView }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const products = useProducts(order.items.map(({ item }) => item.sku));
  const labels = useItemLabels();
  const { currency, lines } = order.quote.adjusted;
  return (
    <ul className={styles.lines} aria-label={t('complete.items')}>
      {order.items.map((line, index) => {
        const product = products?.get(line.item.sku);
        return (
          <li key={line.sid} className={styles.line}>
            <div className={styles.drawing}>{product && <ItemDrawing item={line.item} product={product} />}</div>
            <div>
              <p className={styles.name}>{line.product.name}</p>
              {line.item.label && !isPurchase(line.item) && <p className={styles.label}>{line.item.label}</p>}
              <LineDetails line={line} labels={labels} />
            </div>
            <p className={`${styles.price} tabular-nums`}>{money({ currency, amount: lines[index] ?? 0 })}</p>
          </li>
        );
      })}
    </ul>
  );
}
