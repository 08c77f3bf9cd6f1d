import type { MyReviewView, OrderItemView } from '@shop/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Stars } from '../../ui/Stars';
import styles from './ItemReview.module.css';
import { useMyReviews } from './my-reviews';

/** Loaded when somebody writes a review. */
const ReviewForm = lazy(async () => ({ default: (await import('./ReviewForm')).ReviewForm }));

/** The customer's review of an item of a completed order, editable until it is published. */
export function ItemReview({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { reviews } = useMyReviews();
  const [isEditing, setIsEditing] = useState(false);
  if (!reviews) return null;
  const review = reviews.find(({ sid }) => sid === item.sid);
  return (
    <div className={styles.review} role="group" aria-label={t('review.title')}>
      <h4 className={styles.title}>{t('review.title')}</h4>
      {review && !isEditing && <SubmittedReview review={review} />}
      {isEditing && (
        <Suspense>
          <ReviewForm item={item} review={review} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
      {!isEditing && review?.state !== 'published' && (
        <Button className={styles.open} variant="default" size="xs" onClick={() => setIsEditing(true)}>
          {t(review ? 'review.again' : 'review.open')}
        </Button>
      )}
    </div>
  );
}

function SubmittedReview({ review: { rating, text, state } }: { review: MyReviewView }) {
  const { t } = useTranslation('order');
  return (
    <>
      <Stars rating={rating} />
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.state}>{t(`review.state.${state}`)}</p>
    </>
  );
}
