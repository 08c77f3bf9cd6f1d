import { useTranslation } from 'react-i18next';
import { Guidance } from '../artwork/Guidance';
import { SubmitBar } from '../artwork/SubmitArtworks';
import { ITEMS } from '../orders/next-step';
import { ConfirmProofs } from '../proofs/ConfirmProofs';
import { MyReviewsContext, useReviewsOf } from '../reviews/my-reviews';
import { OrderItem } from './OrderItem';
import { useOrderPage } from './order-page';
import styles from './OrderItems.module.css';

/** The order's items, and what is done to all of them at once. */
export function OrderItems() {
  const { t } = useTranslation('order');
  const { order, allows } = useOrderPage();
  const mine = useReviewsOf(order);
  return (
    <section className={styles.items} id={ITEMS} aria-labelledby="items-title">
      <header className={styles.head}>
        <h2 id="items-title">{t('items', { count: order.items.length })}</h2>
      </header>
      {allows('user_file_upload') && <Guidance />}
      <MyReviewsContext value={mine}>
        {order.items.map((item, place) => (
          <OrderItem key={item.sid} item={item} place={place} />
        ))}
      </MyReviewsContext>
      <SubmitBar />
      <ConfirmProofs />
    </section>
  );
}
