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
import { ItemPhotos } from './ItemPhotos';
import { useOrderPage } from './order-page';
import styles from './OrderItem.module.css';
import { Facts } from './Section';
import { formatShortSid } from './useItemLabels';

/** Loaded after the order, because the page is usable without drawings. */
const ItemDrawing = lazy(async () => ({ default: (await import('../item/ItemDrawing')).ItemDrawing }));

/** An item of the order: drawing, specification, artwork, proofs, claims and review. */
export function OrderItem({ item, index }: { item: OrderItemView; index: number }) {
  const { t } = useTranslation('order');
  const { money } = useFormat();
  const { products, order } = useOrderPage();
  const product = products?.get(item.item.sku);
  const { category, slug, name } = item.product;
  /** Neither withdrawn nor bought for the customer. */
  const hasPage = products === null || product !== undefined;
  const id = `${item.sid}-name`;
  return (
    <article className={styles.item} id={item.sid} aria-labelledby={id} tabIndex={-1}>
      <header className={styles.head}>
        <h3 id={id} className={styles.name}>
          <span className={styles.number}>{index + 1}</span>
          {hasPage && category && slug ? <Link to={`/${category}/${slug}`}>{name}</Link> : name}
        </h3>
        <p className={`${styles.price} tabular-nums`}>{money(item.line)}</p>
      </header>
      <div className={styles.specification}>
        {hasPage && (
          <div className={styles.drawing}>
            <Suspense fallback={<div aria-busy />}>
              {product && <ItemDrawing item={item.item} product={product} />}
            </Suspense>
          </div>
        )}
        <Specification item={item} />
      </div>
      {item.shipped && order.status === 'in_production' && <p className={styles.shipped}>{t('itemShipped')}</p>}
      <ArtworkSlot item={item} />
      <ItemProofs item={item} />
      <ItemPhotos photos={item.photos} />
      <ItemClaims item={item} />
      {!isPurchase(item.item) && <ItemReview item={item} />}
    </article>
  );
}

/** Size, quantity, artwork and finishes of an item. */
function Specification({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('quote');
  const { t: tOrder } = useTranslation('order');
  const { number } = useFormat();
  const { labels } = useOrderPage();
  const { variant, quantity, artwork, label } = item.item;
  const details = [
    ...item.finishNames,
    ...(item.grommets > 0
      ? [t(quantity > 1 ? 'original.grommetsEach' : 'original.grommets', { count: item.grommets })]
      : []),
    ...(item.seams > 0 ? [t(quantity > 1 ? 'original.seamsEach' : 'original.seams', { count: item.seams })] : []),
  ];
  const productionFacts = [
    { name: t('item.artwork'), value: t(`artwork.${artwork}`) },
    { name: t('item.finishes'), value: details.join(' · ') || t('item.noFinishes') },
    ...(label ? [{ name: t('item.label'), value: label }] : []),
  ];
  const purchased = isPurchase(item.item);
  return (
    <Facts
      facts={[
        ...(purchased
          ? []
          : [{ name: t(variant === undefined ? 'item.size' : 'item.variant'), value: labels.size(item) }]),
        { name: t('item.quantity'), value: number(quantity) },
        ...(purchased ? [] : productionFacts),
        {
          name: tOrder('sid'),
          value: (
            <span className="tabular-nums" title={item.sid}>
              {formatShortSid(item.sid)}
            </span>
          ),
        },
      ]}
    />
  );
}
