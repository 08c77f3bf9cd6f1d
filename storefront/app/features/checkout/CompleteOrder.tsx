import { Button } from '@mantine/core';
import type { OrderView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { TextArea } from '../../ui/fields';
import { RefusalNote } from '../../ui/RefusalNote';
import { bearer } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useIntention } from '../api/useIntention';
import { useSending } from '../api/useSending';
import { useLocal } from '../language/useLocal';
import { FooterLinks } from '../reading/FooterLinks';
import styles from './CompleteOrder.module.css';
import { OrderLines } from './OrderLines';
import { OrderInfo, ShippingDetails } from './OrderSummary';

const LONGEST_NOTES = 2000;

/** The last look at an order before it is paid: notes, recipient, amounts. */
export function CompleteOrder({ order, onMoved }: { order: OrderView; onMoved: () => void }) {
  const { t } = useTranslation('cart');
  const local = useLocal();
  const navigate = useNavigate();
  const keyOf = useIntention();
  const [notes, setNotes] = useState(order.notes ?? '');
  const { send, busy, refusal } = useSending(() => {
    const body = { orderId: order.orderId, ...(notes.trim() && { notes: notes.trim() }) };
    return bearer.post('Cart/CompleteOrder', body, keyOf(body));
  });

  async function complete(event: FormEvent) {
    event.preventDefault();
    if (await send()) void navigate(local(`/cart/checkout?orderId=${order.orderId}`));
    else onMoved();
  }

  return (
    <form className={styles.order} onSubmit={complete} aria-busy={busy}>
      <div className={styles.main}>
        <TextArea
          label={t('complete.notes')}
          optional
          hint={t('complete.notesHint')}
          rows={4}
          maxLength={LONGEST_NOTES}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
          error={fieldError(refusal, 'notes')}
        />
        <ShippingDetails order={order} />
        <OrderLines order={order} />
      </div>
      <aside className={styles.aside}>
        <OrderInfo order={order} />
        <RefusalNote refusal={beyondFields(refusal, ['notes'])} />
        <Button type="submit" size="md" fullWidth loading={busy}>
          {t('complete.proceed')}
        </Button>
        <p className={styles.words}>{t('complete.words')}</p>
        <div className={styles.words}>
          <FooterLinks links={['terms', 'refund']} />
        </div>
      </aside>
    </form>
  );
}
