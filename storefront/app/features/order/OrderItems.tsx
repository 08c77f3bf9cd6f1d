import { useTranslation } from 'react-i18next';
import { ArtworkGuidelines } from '../artwork/ArtworkGuidelines';
import { SubmitBar } from '../artwork/SubmitArtworks';
import { ITEMS_ANCHOR } from '../orders/next-step';
import { ConfirmProofs } from '../proofs/ConfirmProofs';
import { ProofsPageContext } from '../proofs/proofs-page';
import { MyReviewsContext, useOrderReviews } from '../reviews/my-reviews';
import { useOrderPage } from './order-page';
import { OrderItem } from './OrderItem';
import styles from './OrderItems.module.css';

/** The items of the order, with the actions that concern all of them. */
export function OrderItems() {
  const { t } = useTranslation('order');
  const { order, allows, labels, refetch } = useOrderPage();
  const reviews = useOrderReviews(order);
  const proofs = {
    ...{ orderId: order.orderId, items: order.items, nameOf: labels.name, refetch },
    canDecide: allows('artwork_confirmed'),
  };
  return (
    <section className={styles.items} id={ITEMS_ANCHOR} aria-labelledby="items-title">
      <header className={styles.head}>
        <h2 id="items-title">{t('items', { count: order.items.length })}</h2>
      </header>
      {allows('user_file_upload') && <ArtworkGuidelines />}
      <ProofsPageContext value={proofs}>
        <MyReviewsContext value={reviews}>
          {order.items.map((item, index) => (
            <OrderItem key={item.sid} item={item} index={index} />
          ))}
        </MyReviewsContext>
        <SubmitBar />
        <ConfirmProofs />
      </ProofsPageContext>
    </section>
  );
}
