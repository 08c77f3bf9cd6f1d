import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { bearer } from '../api/calls';
import { useSending } from '../api/useSending';

/** Takes back what staff have not answered yet. */
export function Withdraw({ requestId, onWithdrawn }: { requestId: string; onWithdrawn: () => void }) {
  const { t } = useTranslation('quotes');
  const [opened, setOpened] = useState(false);
  const { send, busy, refusal } = useSending(() => bearer.post('Account/WithdrawQuoteRequest', { requestId }));

  async function withdraw() {
    if (!(await send())) return;
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
            <Button color="red" onClick={() => void withdraw()} loading={busy}>
              {t('withdraw')}
            </Button>
          </>
        }
      >
        <p>{t('withdrawWords')}</p>
        <RefusalNote refusal={refusal} />
      </Dialog>
    </>
  );
}
