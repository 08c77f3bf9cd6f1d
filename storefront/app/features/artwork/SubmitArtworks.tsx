import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { OrderErrorMessage } from '../order/OrderErrorMessage';
import { useOrderPage } from '../order/order-page';
import styles from './SubmitArtworks.module.css';

/** Submits all artwork to staff after a confirmation. */
export function SubmitArtworks() {
  const { t } = useTranslation('order');
  const { order, refetch } = useOrderPage();
  const [opened, setOpened] = useState(false);
  const { mutate, isPending, error } = useMutation(() => api.call('Account/FinishUpload', { orderId: order.orderId }));

  async function submit() {
    if (await mutate()) {
      setOpened(false);
      toast(t('submit.done'), 'success');
    }
    refetch();
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
            <Button loading={isPending} onClick={submit} data-autofocus>
              {t('submit.yes')}
            </Button>
          </>
        }
      >
        <p>{t('submit.text')}</p>
        <OrderErrorMessage error={error} />
      </Dialog>
    </>
  );
}

/** The same button below the items, near the last upload. */
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
