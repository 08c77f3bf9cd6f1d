import { Button } from '@mantine/core';
import type { MyReviewView, OrderItemView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/Choice';
import { FieldError } from '../../ui/Field';
import { TextArea } from '../../ui/fields';
import { RefusalNote } from '../../ui/RefusalNote';
import { Stars } from '../../ui/Stars';
import { toast } from '../../ui/toasts';
import { useFormat } from '../../ui/useFormat';
import { bearer } from '../api/calls';
import { useIntention } from '../api/useIntention';
import { useSending } from '../api/useSending';
import { useOrderPage } from '../order/order-page';
import styles from './ItemReview.module.css';
import { useMyReviews } from './my-reviews';

const LONGEST_TEXT = 2000;
const RATINGS = [1, 2, 3, 4, 5] as const;
const NONE_YET = 0;

interface ReviewFormProps {
  item: OrderItemView;
  /** The one it takes the place of. */
  review: MyReviewView | undefined;
  onEnd: () => void;
}

/** Stars, and words if there are any to say. */
export function ReviewForm({ item, review, onEnd }: ReviewFormProps) {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const { order } = useOrderPage();
  const { again } = useMyReviews();
  const [rating, setRating] = useState(review?.rating ?? NONE_YET);
  const [text, setText] = useState(review?.text ?? '');
  const [missing, setMissing] = useState(false);
  const intended = useIntention();
  const { send, busy, refusal } = useSending(() => {
    const words = text.trim();
    const body = { orderId: order.orderId, sid: item.sid, rating, ...(words && { text: words }) };
    return bearer.post('Account/Review', body, intended(body));
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(rating === NONE_YET);
    if (rating === NONE_YET || !(await send())) return;
    toast(t('review.done'), 'success');
    again();
    onEnd();
  }

  const options = RATINGS.map((value) => ({
    value,
    label: <Stars rating={value} />,
    name: common('rating', { rating: number(value) }),
  }));
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={busy}>
      <Choice<number> legend={t('review.rating')} options={options} value={rating} onChange={setRating} />
      <FieldError error={missing ? t('review.missing') : undefined} />
      <TextArea
        label={t('review.text')}
        hint={t('review.hint')}
        optional
        value={text}
        maxLength={LONGEST_TEXT}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <RefusalNote refusal={refusal} />
      <div className={styles.actions}>
        <Button variant="default" size="xs" onClick={onEnd}>
          {t('submit.cancel')}
        </Button>
        <Button type="submit" size="xs" loading={busy}>
          {t('review.send')}
        </Button>
      </div>
    </form>
  );
}
