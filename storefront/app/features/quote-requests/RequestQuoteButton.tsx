import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { QuoteRequestForm, type QuoteSubject } from './QuoteRequestForm';
import { QuoteRequestSent } from './QuoteRequestSent';

interface RequestQuoteButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> {
  subject: QuoteSubject;
}

/** A button that opens the quote request form in a dialog. */
export function RequestQuoteButton({
  subject,
  variant = 'default',
  size = 'xs',
  fullWidth = false,
}: RequestQuoteButtonProps) {
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
          <QuoteRequestSent onClose={() => setOpened(false)} />
        ) : (
          <QuoteRequestForm subject={subject} onCancel={() => setOpened(false)} onSent={() => setSent(true)} />
        )}
      </Dialog>
    </>
  );
}
