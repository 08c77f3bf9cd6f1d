import type { OrderItemView } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextArea } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { focusOnMount } from '../../ui/focus-on-mount';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { withReasons } from '../order/order-error';
import { useOrderPage } from '../order/order-page';
import styles from './ProofChangeForm.module.css';

const MAX_COMMENT_LENGTH = 2000;

/** Requests a new version of an item's proof. */
export function ProofChangeForm({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { order, refetch } = useOrderPage();
  const [open, setOpen] = useState(false);
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation(() =>
    api.call('Account/RequestProofChange', { orderId: order.orderId, sid: item.sid, comment: comment.trim() }),
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setMissing(comment.trim() === '');
    if (comment.trim() === '') return focusFirstError(form);
    if (await mutate()) toast(t('change.done'), 'success');
    refetch();
  }

  if (!open) {
    return (
      <Button className={styles.open} variant="default" size="xs" onClick={() => setOpen(true)}>
        {t('change.open')}
      </Button>
    );
  }
  const isMultiple = order.items.filter(({ printed }) => printed).length > 1;
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={isPending}>
      <TextArea
        label={t('change.label')}
        hint={t(isMultiple ? 'change.hintSeveral' : 'change.hint')}
        value={comment}
        maxLength={MAX_COMMENT_LENGTH}
        ref={focusOnMount}
        onChange={(event) => setComment(event.currentTarget.value)}
        error={missing ? t('change.missing') : undefined}
      />
      <ErrorMessage error={withReasons(error)} />
      <div className={styles.actions}>
        <Button variant="default" size="xs" onClick={() => setOpen(false)}>
          {t('submit.cancel')}
        </Button>
        <Button type="submit" size="xs" loading={isPending}>
          {t('change.send')}
        </Button>
      </div>
    </form>
  );
}
