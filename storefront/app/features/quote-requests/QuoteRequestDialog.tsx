import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { QuoteRequestForm, type QuoteSubject } from './QuoteRequestForm';
import { QuoteRequestSent } from './QuoteRequestSent';

interface QuoteRequestDialogProps {
  opened: boolean;
  onClose: () => void;
  subject: QuoteSubject;
}

/** The quote request form, and the confirmation after it is sent. */
export function QuoteRequestDialog({ opened, onClose, subject }: QuoteRequestDialogProps) {
  const { t } = useTranslation('quote');
  const [sent, setSent] = useState(false);

  function close() {
    setSent(false);
    onClose();
  }

  return (
    <Dialog opened={opened} onClose={close} title={t(sent ? 'staff.sent' : 'bulk.ask')}>
      {sent ? (
        <QuoteRequestSent onClose={close} />
      ) : (
        <QuoteRequestForm subject={subject} onCancel={close} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}
