import { Button } from '@mantine/core';
import type { MyReviewView, OrderItemView } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stars } from '../../ui/Stars';
import styles from './ItemReview.module.css';
import { useMyReviews } from './my-reviews';
import { ReviewForm } from './ReviewForm';

/** What the customer says of one item of a completed order; until it is published it can be written anew. */
export function ItemReview({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { reviews } = useMyReviews();
  const [writing, setWriting] = useState(false);
  if (!reviews) return null;
  const review = reviews.find(({ sid }) => sid === item.sid);
  return (
    <section className={styles.review} aria-label={t('review.title')}>
      <h4 className={styles.title}>{t('review.title')}</h4>
      {review && !writing && <Written review={review} />}
      {writing && <ReviewForm item={item} review={review} onEnd={() => setWriting(false)} />}
      {!writing && review?.state !== 'published' && (
        <Button className={styles.open} variant="default" size="xs" onClick={() => setWriting(true)}>
          {t(review ? 'review.again' : 'review.open')}
        </Button>
      )}
    </section>
  );
}

function Written({ review: { rating, text, state } }: { review: MyReviewView }) {
  const { t } = useTranslation('order');
  return (
    <>
      <Stars rating={rating} />
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.state}>{t(`review.state.${state}`)}</p>
    </>
  );
}
