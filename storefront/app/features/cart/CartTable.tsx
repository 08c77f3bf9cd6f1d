import type { ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import type { ItemLabels } from '../order/useItemLabels';
import type { CartLine } from './cart-actions';
import { CartRow, type LineEvents } from './CartRow';
import styles from './CartTable.module.css';

interface CartTableProps {
  lines: readonly CartLine[];
  products: ReadonlyMap<string, ProductView> | null;
  labels: ItemLabels;
  /** In minor units of the payment currency, by line; null while there is no quote. */
  prices: { currency: string; lines: readonly (number | undefined)[] } | null;
  /** The quote's errors by line index. */
  errors: Readonly<Record<number, string>>;
  /** The line that was just added. */
  newLine: string | null;
  events: LineEvents;
}

/** The lines of the cart. */
export function CartTable({ lines, products, labels, prices, errors, newLine, events }: CartTableProps) {
  const { t } = useTranslation('cart');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('column.product')}</th>
          <th scope="col">{t('column.details')}</th>
          <th scope="col" className={styles.price}>
            {t('column.price')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('column.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <CartRow
            key={line.itemId}
            line={line}
            product={products?.get(line.item.sku)}
            labels={labels}
            amount={prices?.lines[index]}
            currency={prices?.currency}
            error={errors[index]}
            isNew={line.itemId === newLine}
            events={events}
          />
        ))}
      </tbody>
    </table>
  );
}
