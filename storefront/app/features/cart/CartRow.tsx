import type { ProductView } from '@shop/contract';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/Field';
import { focusOnMount } from '../../ui/focus-on-mount';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { useMutation } from '../api/useMutation';
import { setCartCount } from '../cart-count/cart-count';
import { ItemDrawing } from '../item/ItemDrawing';
import type { ItemLabels } from '../order/useItemLabels';
import { removeLine, type CartLine } from './cart-actions';
import styles from './CartTable.module.css';
import { LineActions } from './LineActions';
import { LineDetails } from './LineDetails';
import { QuantityField } from './QuantityField';
import { ReusedArtwork } from './ReusedArtwork';

/** What may happen to a line. */
export interface LineEvents {
  onRemoved: (line: CartLine, count: number) => void;
  onDuplicated: (itemId: string) => void;
  /** Called after the line's item was changed on the server. */
  onSaved: () => void;
  onSaving: (itemId: string, isSaving: boolean) => void;
  /** Called after the customer chose to upload new artwork for a reordered item. */
  onNewArtwork: (line: CartLine) => void;
}

interface CartRowProps {
  line: CartLine;
  product: ProductView | undefined;
  labels: ItemLabels;
  /** The price in the payment currency, in minor units; undefined without a quote. */
  amount: number | undefined;
  currency: string | undefined;
  error: string | undefined;
  /** Whether the line was just added, and gets the focus. */
  isNew: boolean;
  events: LineEvents;
}

export function CartRow({ line, product, labels, amount, currency, error, isNew, events }: CartRowProps) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const { name, category, slug, image, available } = line.product;
  const fullName = labels.name(line);
  const isEditable = available && product !== undefined;
  const removal = useMutation(() => removeLine(line.itemId));

  async function remove() {
    const removed = await removal.mutate();
    if (!removed) return;
    setCartCount(removed.count);
    events.onRemoved(line, removed.count);
  }

  return (
    <tr
      ref={isNew ? focusOnMount : undefined}
      tabIndex={isNew ? -1 : undefined}
      className={styles.row}
      data-unavailable={!available || undefined}
    >
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
        <LineDetails line={line} labels={labels} withoutQuantity={isEditable} />
        {isEditable && (
          <QuantityField
            line={line}
            name={fullName}
            max={product.limits.maxQuantity}
            onSaving={(isSaving) => events.onSaving(line.itemId, isSaving)}
            onSaved={events.onSaved}
          />
        )}
        <ReusedArtwork line={line} onNewArtwork={() => events.onNewArtwork(line)} />
        <FieldError error={available ? error : t('unavailable')} />
        {available && <LineActions line={line} name={fullName} onDuplicated={events.onDuplicated} />}
        <FieldError error={removal.error?.detail} />
      </td>
      <td className={`${styles.price} tabular-nums`}>
        {amount !== undefined && currency !== undefined && currency !== 'CNY' ? (
          <>
            {money({ currency, amount })}
            <span className={styles.factory}>{t('factoryPrice', { price: money(line.line) })}</span>
          </>
        ) : (
          available && money(line.line)
        )}
      </td>
      <td className={styles.remove}>
        <IconButton name={t('remove', { item: fullName })} disabled={removal.isPending} onClick={remove}>
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
}
