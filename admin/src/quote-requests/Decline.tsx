import Button from '@mui/material/Button';
import type { AdminQuoteRequestView } from '@shop/contract';
import { useState } from 'react';
import { required, TextInput, useTranslate } from 'react-admin';
import { DeedDialog } from '../ui/DeedDialog';
import { declineRequest } from './calls';

const validate = required();

/** Says no, with the reason that the customer reads. */
export function Decline({ request: { id, email } }: { request: AdminQuoteRequestView }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {translate('quoteRequests.decline.button')}
      </Button>
      {open && (
        <DeedDialog
          texts="quoteRequests.decline"
          about={{ email }}
          defaults={NO_WORDS}
          act={({ message }) => declineRequest(id, message.trim(), key)}
          onClose={() => setOpen(false)}
          grave
        >
          <TextInput
            source="message"
            label="quoteRequests.decline.message"
            validate={validate}
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: 5000 } }}
          />
        </DeedDialog>
      )}
    </div>
  );
}

const NO_WORDS = { message: '' };
