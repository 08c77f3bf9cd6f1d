import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazy-dialog';
import type { QuoteSubject } from './QuoteRequestForm';

const QuoteRequestDialog = lazyDialog(async () => (await import('./QuoteRequestDialog')).QuoteRequestDialog);

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

  return (
    <>
      <Button
        variant={variant}
        size={size}
        fullWidth={fullWidth}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('bulk.ask')}
      </Button>
      <QuoteRequestDialog opened={opened} onClose={() => setOpened(false)} subject={subject} />
    </>
  );
}
