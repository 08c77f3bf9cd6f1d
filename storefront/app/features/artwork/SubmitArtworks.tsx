import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { bearer } from '../api/calls';
import { useSending } from '../api/useSending';
import { useOrderPage } from '../order/order-page';
import { withReason } from '../order/order-refusal';
import styles from './SubmitArtworks.module.css';

/** Hands all artwork over, once one has said yes to it: staff begin. */
export function SubmitArtworks() {
  const { t } = useTranslation('order');
  const { order, again } = useOrderPage();
  const [opened, setOpened] = useState(false);
  const { send, busy, refusal } = useSending(() => bearer.post('Account/FinishUpload', { orderId: order.orderId }));

  async function submit() {
    if (await send()) {
      setOpened(false);
      toast(t('submit.done'), 'success');
    }
    again();
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('submit.open')}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('submit.title')}
        actions={
          <>
            <Button variant="default" onClick={() => setOpened(false)}>
              {t('submit.cancel')}
            </Button>
            <Button loading={busy} onClick={submit} data-autofocus>
              {t('submit.yes')}
            </Button>
          </>
        }
      >
        <p>{t('submit.words')}</p>
        <RefusalNote refusal={withReason(refusal)} />
      </Dialog>
    </>
  );
}

/** The same below the items, where the last upload ends. */
export function SubmitBar() {
  const { t } = useTranslation('order');
  const { allows } = useOrderPage();
  if (!allows('artworks_submitted')) return null;
  return (
    <div className={styles.bar}>
      <p>{t('submit.ready')}</p>
      <SubmitArtworks />
    </div>
  );
}
