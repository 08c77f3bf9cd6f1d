import type { OrderItemView } from '@shop/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useFormat } from '../../ui/useFormat';
import { ArtworkSlot } from '../artwork/ArtworkSlot';
import { isPurchase } from '../buy-for-me/is-purchase';
import { ItemClaims } from '../claims/ItemClaims';
import { ItemProofs } from '../proofs/ItemProofs';
import { ItemReview } from '../reviews/ItemReview';
import { useOrderPage } from './order-page';
import styles from './OrderItem.module.css';
import { Facts } from './Section';
import { shortSid } from './useItemWords';

/** Fetched once the order is there: the page is read without it. */
const ItemDrawing = lazy(async () => ({ default: (await import('../item/ItemDrawing')).ItemDrawing }));

/** One item: what it looks like, how it is made, its artwork, its proofs. */
export function OrderItem({ item, place }: { item: OrderItemView; place: number }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { products, order } = useOrderPage();
  const product = products?.get(item.item.sku);
  const { category, slug, name } = item.product;
  const id = `${item.sid}-name`;
  return (
    <article className={styles.item} id={item.sid} aria-labelledby={id} tabIndex={-1}>
      <header className={styles.head}>
        <h3 id={id} className={styles.name}>
          <span className={styles.place}>{place + 1}</span>
          {category && slug ? <Link to={`/${category}/${slug}`}>{name}</Link> : name}
        </h3>
        <p className={`${styles.price} figures`}>{money(item.line)}</p>
      </header>
      <div className={styles.made}>
        <div className={styles.drawing}>
          <Suspense>{product && <ItemDrawing item={item.item} product={product} />}</Suspense>
        </div>
        <Making item={item} />
      </div>
      {item.shipped && order.status === 'in_production' && <p className={styles.shipped}>{t('itemShipped')}</p>}
      <ArtworkSlot item={item} />
      <ItemProofs item={item} />
      <ItemClaims item={item} />
      {!isPurchase(item.item) && <ItemReview item={item} />}
    </article>
  );
}

/** How the item is made. */
function Making({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('quote');
  const { t: tOrder } = useTranslation('order');
  const { number, list } = useFormat();
  const { words } = useOrderPage();
  const { sku, variant, quantity, finishes, artwork, label } = item.item;
  const made = [
    ...finishes.map((code) => words.finish(sku, code)),
    ...(item.grommets > 0 ? [t(quantity > 1 ? 'original.grommetsEach' : 'original.grommets', { count: item.grommets })] : []),
    ...(item.seams > 0 ? [t(quantity > 1 ? 'original.seamsEach' : 'original.seams', { count: item.seams })] : []),
  ];
  const how = [
    { name: t('item.artwork'), value: t(`artwork.${artwork}`) },
    { name: t('item.finishes'), value: made.length > 0 ? list(made) : t('item.noFinishes') },
    ...(label ? [{ name: t('item.label'), value: label }] : []),
  ];
  const bought = isPurchase(item.item);
  return (
    <Facts
      facts={[
        ...(bought ? [] : [{ name: t(variant === undefined ? 'item.size' : 'item.variant'), value: words.size(item) }]),
        { name: t('item.quantity'), value: number(quantity) },
        ...(bought ? [] : how),
        { name: tOrder('sid'), value: <span className="figures" title={item.sid}>{shortSid(item.sid)}</span> },
      ]}
    />
  );
}
