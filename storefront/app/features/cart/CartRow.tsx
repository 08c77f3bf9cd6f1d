import type { ProductView } from '@shop/contract';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { toast } from '../../ui/toasts';
import { useFormat } from '../../ui/useFormat';
import { bearer } from '../api/calls';
import { useSending } from '../api/useSending';
import { setCartCount } from '../cart-count/cart-count';
import { ItemDrawing } from '../item/ItemDrawing';
import type { ItemWords } from '../order/useItemWords';
import styles from './CartTable.module.css';
import { KeptArtwork } from './KeptArtwork';
import { LineDetails } from './LineDetails';
import type { CartLine } from './useCart';

interface CartRowProps {
  line: CartLine;
  product: ProductView | undefined;
  words: ItemWords;
  /** Its price in the currency one pays in, once there is a quote. */
  amount: number | undefined;
  currency: string | undefined;
  error: string | undefined;
  onRemoved: (count: number) => void;
  /** It is to have new artwork instead of the earlier. */
  onNewArtwork: () => void;
}

export function CartRow({ line, product, words, amount, currency, error, onRemoved, onNewArtwork }: CartRowProps) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const { name, category, slug, image, available } = line.product;
  const { send, busy, refusal } = useSending(() => bearer.delete('Cart/DeleteItemInCart', { itemId: line.itemId }));

  async function remove() {
    const removed = await send();
    if (!removed) return;
    setCartCount(removed.count);
    toast(t('removed'), 'success');
    onRemoved(removed.count);
  }

  return (
    <tr className={styles.row} data-unavailable={!available || undefined}>
      <th scope="row" className={styles.product}>
        <div className={styles.shown}>
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
        <LineDetails line={line} words={words} />
        <KeptArtwork line={line} onNewArtwork={onNewArtwork} />
        <FieldError error={available ? error : t('unavailable')} />
        <FieldError error={refusal?.detail} />
      </td>
      <td className={`${styles.price} figures`}>
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
        <IconButton name={t('remove', { item: words.name(line) })} disabled={busy} onClick={remove}>
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
}
