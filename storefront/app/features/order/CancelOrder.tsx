import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { TextArea } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { bearer } from '../api/calls';
import { useSending } from '../api/useSending';
import { useOrderPage } from './order-page';
import { withReason } from './order-refusal';
import styles from './CancelOrder.module.css';

const LONGEST_REASON = 500;

/** Ends an order that is not paid, with a reason. */
export function CancelOrder() {
  const { t } = useTranslation('order');
  const { order, allows, again } = useOrderPage();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { send, busy, refusal } = useSending(() => bearer.post('Account/CancelOrder', { orderId: order.orderId, reason: reason.trim() }));
  if (!allows('order_cancelled')) return null;

  async function cancel() {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') {
      if (form.current) focusFirstProblem(form.current);
      return;
    }
    if (await send()) {
      setOpened(false);
      toast(t('cancel.done'), 'success');
    }
    again();
  }

  return (
    <>
      <Button className={styles.open} variant="subtle" color="red" size="compact-sm" aria-haspopup="dialog" onClick={() => setOpened(true)}>
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
            <Button color="red" loading={busy} onClick={cancel}>
              {t('cancel.open')}
            </Button>
          </>
        }
      >
        <div ref={form} className={styles.form}>
          <p>{t('cancel.words')}</p>
          <TextArea
            label={t('cancel.reason')}
            value={reason}
            maxLength={LONGEST_REASON}
            rows={3}
            data-autofocus
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing ? t('cancel.missing') : undefined}
          />
          <RefusalNote refusal={withReason(refusal)} />
        </div>
      </Dialog>
    </>
  );
}
