import Box from '@mui/material/Box';
import type { AccountDetailsView } from '@shop/contract';
import { required, TextInput, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { Section } from '../ui/Section';

const REQUIRED = [required()];

interface AccountNotesProps {
  accountId: string;
  notes: AccountDetailsView['notes'];
  onAdded: () => void;
}

/** What staff noted about the customer, newest first. */
export function AccountNotes({ accountId, notes, onAdded }: AccountNotesProps) {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <Section
      title={translate('accounts.notes')}
      aside={
        <ActionDialogButton
          texts="accounts.note"
          size="small"
          defaultValues={{ text: '' }}
          onSubmit={({ text }, idempotencyKey) =>
            callApi('admin/account-note-add', { text: text.trim() }, { params: { id: accountId }, idempotencyKey })
          }
          onSuccess={onAdded}
        >
          <TextInput
            source="text"
            label="accounts.note.text"
            multiline
            minRows={3}
            validate={REQUIRED}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
        </ActionDialogButton>
      }
    >
      {notes.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('accounts.noNotes')}</Box>
      )}
      {notes.map(({ id, text, by, at }) => (
        <Box key={id} sx={{ py: 0.75, typography: 'body2' }}>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
          <Box sx={{ color: 'text.secondary' }}>{[by, time(at)].join(' · ')}</Box>
        </Box>
      ))}
    </Section>
  );
}
