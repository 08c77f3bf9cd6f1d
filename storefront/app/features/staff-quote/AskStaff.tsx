import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { AskForm, type Wanted } from './AskForm';
import { Requested } from './Requested';

interface AskStaffProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> {
  wanted: Wanted;
}

/** Asks staff for a quote, and says when to expect it. */
export function AskStaff({ wanted, variant = 'default', size = 'xs', fullWidth = false }: AskStaffProps) {
  const { t } = useTranslation('quote');
  const [opened, setOpened] = useState(false);
  const [sent, setSent] = useState(false);

  function open() {
    setSent(false);
    setOpened(true);
  }

  return (
    <>
      <Button variant={variant} size={size} fullWidth={fullWidth} aria-haspopup="dialog" onClick={open}>
        {t('bulk.ask')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t(sent ? 'staff.sent' : 'bulk.ask')}>
        {sent ? (
          <Requested onClose={() => setOpened(false)} />
        ) : (
          <AskForm wanted={wanted} onCancel={() => setOpened(false)} onSent={() => setSent(true)} />
        )}
      </Dialog>
    </>
  );
}
