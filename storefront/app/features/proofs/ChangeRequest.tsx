import { Button } from '@mantine/core';
import type { OrderItemView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { focusOnArrival } from '../../ui/focus-on-arrival';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { bearer } from '../api/calls';
import { useSending } from '../api/useSending';
import { useOrderPage } from '../order/order-page';
import { withReason } from '../order/order-refusal';
import styles from './ChangeRequest.module.css';

const LONGEST_COMMENT = 2000;

/** Asks for another version of one item's proof, and says what is to change. */
export function ChangeRequest({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { order, again } = useOrderPage();
  const [open, setOpen] = useState(false);
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const { send, busy, refusal } = useSending(() =>
    bearer.post('Account/RequestProofChange', { orderId: order.orderId, sid: item.sid, comment: comment.trim() }),
  );

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setMissing(comment.trim() === '');
    if (comment.trim() === '') return focusFirstProblem(form);
    if (await send()) toast(t('change.done'), 'success');
    again();
  }

  if (!open) {
    return (
      <Button className={styles.open} variant="default" size="xs" onClick={() => setOpen(true)}>
        {t('change.open')}
      </Button>
    );
  }
  const several = order.items.filter(({ printed }) => printed).length > 1;
  return (
    <form className={styles.form} onSubmit={ask} noValidate aria-busy={busy}>
      <TextArea
        label={t('change.label')}
        hint={t(several ? 'change.hintSeveral' : 'change.hint')}
        value={comment}
        maxLength={LONGEST_COMMENT}
        ref={focusOnArrival}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={missing ? t('change.missing') : undefined}
      />
      <RefusalNote refusal={withReason(refusal)} />
      <div className={styles.actions}>
        <Button variant="default" size="xs" onClick={() => setOpen(false)}>
          {t('submit.cancel')}
        </Button>
        <Button type="submit" size="xs" loading={busy}>
          {t('change.send')}
        </Button>
      </div>
    </form>
  );
}
