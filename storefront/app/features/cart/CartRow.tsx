import type { ProductView } from '@shop/contract';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { toast } from '../../ui/toasts';
import { useFormat } from '../../ui/useFormat';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { setCartCount } from '../cart-count/cart-count';
import { ItemDrawing } from '../item/ItemDrawing';
import type { ItemLabels } from '../order/useItemLabels';
import styles from './CartTable.module.css';
import { LineDetails } from './LineDetails';
import { ReusedArtwork } from './ReusedArtwork';
import type { CartLine } from './useCart';

interface CartRowProps {
  line: CartLine;
  product: ProductView | undefined;
  labels: ItemLabels;
  /** The price in the payment currency, in minor units; undefined without a quote. */
  amount: number | undefined;
  currency: string | undefined;
  error: string | undefined;
  onRemoved: (count: number) => void;
  /** Called after the customer chose to upload new artwork for a reordered item. */
  onNewArtwork: () => void;
}

export function CartRow({ line, product, labels, amount, currency, error, onRemoved, onNewArtwork }: CartRowProps) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const { name, category, slug, image, available } = line.product;
  const removal = useMutation(() => api.call('Cart/DeleteItemInCart', { itemId: line.itemId }));

  async function remove() {
    const removed = await removal.mutate();
    if (!removed) return;
    setCartCount(removed.count);
    toast(t('removed'), 'success');
    onRemoved(removed.count);
  }

  return (
    <tr className={styles.row} data-unavailable={!available || undefined}>
      <th scope="row" className={styles.product}>
        <div className={styles.item}>
          <div className={styles.drawing}>
            {product ? (
              <ItemDrawing item={line.item} product={product} />
            ) : (
              image && <img src={image} alt="" width={480} height={360} />
            )}
          </div>
          <div>
            {category && slug ? (
              <Link className={styles.name} to={`/${category}/${slug}`}>
                {name}
              </Link>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
            {line.item.label && <p className={styles.label}>{line.item.label}</p>}
          </div>
        </div>
      </th>
      <td className={styles.details}>
        <LineDetails line={line} labels={labels} />
        <ReusedArtwork line={line} onNewArtwork={onNewArtwork} />
        <FieldError error={available ? error : t('unavailable')} />
        <FieldError error={removal.error?.detail} />
      </td>
      <td className={`${styles.price} tabular-nums`}>
        {amount !== undefined && currency !== undefined && currency !== 'CNY' ? (
          <>
            {money({ currency, amount })}
            <span className={styles.factory}>{money(line.line)}</span>
          </>
        ) : (
          available && money(line.line)
        )}
      </td>
      <td className={styles.remove}>
        <IconButton name={t('remove', { item: labels.name(line) })} disabled={removal.isPending} onClick={remove}>
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
}
