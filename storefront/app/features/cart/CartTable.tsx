import type { ProductView, QuoteView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import type { ItemWords } from '../order/useItemWords';
import { CartRow } from './CartRow';
import styles from './CartTable.module.css';
import type { CartLine, CartLines } from './useCart';

interface CartTableProps {
  lines: readonly CartLine[];
  products: ReadonlyMap<string, ProductView> | null;
  words: ItemWords;
  quote: QuoteView | null;
  /** What the quote says of single lines, by their place. */
  errors: Readonly<Record<number, string>>;
  /** A line is to have new artwork. */
  onChanged: (lines: CartLines) => void;
  onRemoved: (lines: CartLines) => void;
}

/** What is in the cart, a line each. */
export function CartTable({ lines, products, words, quote, errors, onChanged, onRemoved }: CartTableProps) {
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
        {lines.map((line, place) => (
          <CartRow
            key={line.itemId}
            line={line}
            product={products?.get(line.item.sku)}
            words={words}
            amount={quote?.adjusted.lines[place]}
            currency={quote?.adjusted.currency}
            error={errors[place]}
            onNewArtwork={() => onChanged({ items: lines.map((one) => (one === line ? withNewArtwork(one) : one)), count: lines.length })}
            onRemoved={(count) => onRemoved({ items: lines.filter(({ itemId }) => itemId !== line.itemId), count })}
          />
        ))}
      </tbody>
    </table>
  );
}

function withNewArtwork({ kept: _, ...line }: CartLine): CartLine {
  return line;
}
