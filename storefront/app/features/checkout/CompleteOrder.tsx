import { fieldError, formError } from '@shop/api-client';
import type { OrderView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextArea } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { ScriptForm } from '../../ui/ScriptForm';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { FooterLinks } from '../article/FooterLinks';
import { useLocalizedPath } from '../language/useLocalizedPath';
import { BlindShipping } from './BlindShipping';
import styles from './CompleteOrder.module.css';
import { OrderLines } from './OrderLines';
import { OrderInfo, ShippingDetails } from './OrderSummary';
import { emptySender } from './sender';
import { useSender } from './useSender';

const MAX_NOTES_LENGTH = 2000;

/** Those that show their errors themselves. */
const FIELDS = ['notes', ...Object.keys(emptySender).map((name) => `sender.${name}`)];

/** Reviews an order before payment: notes, recipient, items and amounts. */
export function CompleteOrder({ order, onFailed }: { order: OrderView; onFailed: () => void }) {
  const { t } = useTranslation('cart');
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [notes, setNotes] = useState(order.notes ?? '');
  const sender = useSender(order);
  const { mutate, isPending, error } = useMutation(() => {
    const body = {
      orderId: order.orderId,
      ...(notes.trim() && { notes: notes.trim() }),
      ...(sender?.data && { sender: sender.data.sender }),
    };
    return api.call('Cart/CompleteOrder', body, { idempotencyKey: keyFor(body) });
  });

  async function complete(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (await mutate()) void navigate(local(`/cart/checkout?orderId=${order.orderId}`));
    else {
      onFailed();
      focusFirstError(form);
    }
  }

  return (
    <ScriptForm className={styles.order} onSubmit={complete} aria-busy={isPending}>
      <div className={styles.main}>
        <TextArea
          label={t('complete.notes')}
          optional
          hint={t('complete.notesHint')}
          rows={4}
          maxLength={MAX_NOTES_LENGTH}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
          error={fieldError(error, 'notes')}
        />
        <ShippingDetails order={order} />
        {sender && (
          <QueryResult query={sender} placeholder={null}>
            {(choice) => <BlindShipping choice={choice} error={error} />}
          </QueryResult>
        )}
        <OrderLines order={order} />
      </div>
      <aside className={styles.aside}>
        <OrderInfo order={order} />
        <ErrorMessage error={formError(error, FIELDS)} />
        <Button type="submit" size="md" fullWidth loading={isPending || sender?.isFetching}>
          {t('complete.proceed')}
        </Button>
        <p className={styles.text}>{t('complete.text')}</p>
        <div className={styles.text}>
          <FooterLinks links={['terms', 'refund']} />
        </div>
      </aside>
    </ScriptForm>
  );
}
