import type { MyReviewView, OrderItemView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { FieldError } from '../../ui/Field';
import { TextArea } from '../../ui/fields';
import { RadioGroup } from '../../ui/RadioGroup';
import { ScriptForm } from '../../ui/ScriptForm';
import { Stars } from '../../ui/Stars';
import { toast } from '../../ui/toasts';
import { useFormat } from '../../ui/useFormat';
import { api } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { useOrderPage } from '../order/order-page';
import styles from './ItemReview.module.css';
import { useMyReviews } from './my-reviews';

const MAX_TEXT_LENGTH = 2000;
const RATINGS = [1, 2, 3, 4, 5] as const;
const NO_RATING = 0;

interface ReviewFormProps {
  item: OrderItemView;
  /** The review to replace, if there is one. */
  review: MyReviewView | undefined;
  onClose: () => void;
}

/** A rating with an optional text. */
export function ReviewForm({ item, review, onClose }: ReviewFormProps) {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const { order } = useOrderPage();
  const { refetch } = useMyReviews();
  const [rating, setRating] = useState(review?.rating ?? NO_RATING);
  const [text, setText] = useState(review?.text ?? '');
  const [missing, setMissing] = useState(false);
  const keyFor = useIdempotencyKey();
  const { mutate, isPending, error } = useMutation(() => {
    const body = { orderId: order.orderId, sid: item.sid, rating, ...(text.trim() && { text: text.trim() }) };
    return api.call('Account/Review', body, { idempotencyKey: keyFor(body) });
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(rating === NO_RATING);
    if (rating === NO_RATING || !(await mutate())) return;
    toast(t('review.done'), 'success');
    refetch();
    onClose();
  }

  const options = RATINGS.map((value) => ({
    value,
    label: <Stars rating={value} />,
    name: common('rating', { rating: number(value) }),
  }));
  return (
    <ScriptForm className={styles.form} onSubmit={submit} noValidate aria-busy={isPending}>
      <RadioGroup<number> legend={t('review.rating')} options={options} value={rating} onChange={setRating} />
      <FieldError error={missing && rating === NO_RATING ? t('review.missing') : undefined} />
      <TextArea
        label={t('review.text')}
        hint={t('review.hint')}
        optional
        value={text}
        maxLength={MAX_TEXT_LENGTH}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ErrorMessage error={error} />
      <div className={styles.actions}>
        <Button variant="default" size="xs" onClick={onClose}>
          {t('submit.cancel')}
        </Button>
        <Button type="submit" size="xs" loading={isPending}>
          {t('review.send')}
        </Button>
      </div>
    </ScriptForm>
  );
}
