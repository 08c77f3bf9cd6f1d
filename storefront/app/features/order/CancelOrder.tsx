import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextArea } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import styles from './CancelOrder.module.css';
import { OrderErrorMessage } from './OrderErrorMessage';
import { useOrderPage } from './order-page';

const MAX_REASON_LENGTH = 500;

/** Cancels an unpaid order with a reason. */
export function CancelOrder() {
  const { t } = useTranslation('order');
  const { order, allows, refetch } = useOrderPage();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { mutate, isPending, error } = useMutation(() =>
    api.call('Account/CancelOrder', { orderId: order.orderId, reason: reason.trim() }),
  );
  if (!allows('order_cancelled')) return null;

  async function cancel() {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') {
      if (form.current) focusFirstError(form.current);
      return;
    }
    if (await mutate()) {
      setOpened(false);
      toast(t('cancel.done'), 'success');
    }
    refetch();
  }

  return (
    <>
      <Button
        className={styles.open}
        variant="subtle"
        danger
        size="compact-sm"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('cancel.open')}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('cancel.title')}
        actions={
          <>
            <Button variant="default" onClick={() => setOpened(false)}>
              {t('cancel.keep')}
            </Button>
            <Button danger loading={isPending} onClick={cancel}>
              {t('cancel.open')}
            </Button>
          </>
        }
      >
        <div ref={form} className={styles.form}>
          <p>{t('cancel.text')}</p>
          <TextArea
            label={t('cancel.reason')}
            value={reason}
            maxLength={MAX_REASON_LENGTH}
            rows={3}
            data-autofocus
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing ? t('cancel.missing') : undefined}
          />
          <OrderErrorMessage error={error} />
        </div>
      </Dialog>
    </>
  );
}
