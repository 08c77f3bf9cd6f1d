import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';

/** Withdraws a quote request that has no reply yet, after a confirmation. */
export function WithdrawQuoteRequest({ requestId, onWithdrawn }: { requestId: string; onWithdrawn: () => void }) {
  const { t } = useTranslation('quotes');
  const [opened, setOpened] = useState(false);
  const { mutate, isPending, error } = useMutation(() => api.call('Account/WithdrawQuoteRequest', { requestId }));

  async function withdraw() {
    if (!(await mutate())) return;
    setOpened(false);
    toast(t('withdrawn'), 'success');
    onWithdrawn();
  }

  return (
    <>
      <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('withdraw')}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('withdrawTitle')}
        actions={
          <>
            <Button variant="default" onClick={() => setOpened(false)} data-autofocus>
              {t('keep')}
            </Button>
            <Button danger onClick={() => void withdraw()} loading={isPending}>
              {t('withdraw')}
            </Button>
          </>
        }
      >
        <p>{t('withdrawText')}</p>
        <ErrorMessage error={error} />
      </Dialog>
    </>
  );
}
