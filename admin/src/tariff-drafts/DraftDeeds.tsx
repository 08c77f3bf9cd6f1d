import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TariffDraftView } from '@shop/contract';
import { useState } from 'react';
import { required, TextInput, useDataProvider, useRedirect, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../api/data-provider';
import { DeedDialog } from '../ui/DeedDialog';
import { discardDraft, publishDraft, withdrawDraft } from './calls';

type Deed = 'publish' | 'schedule' | 'withdraw' | 'rename' | 'discard';

/** What can be done with a whole draft. */
export function DraftDeeds({ draft }: { draft: TariffDraftView }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<Deed | null>(null);
  const decide: Deed[] = draft.changes.length > 0 ? ['publish', 'schedule'] : [];
  const deeds: Deed[] = draft.status === 'scheduled' ? ['withdraw'] : [...decide, 'rename', 'discard'];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {deeds.map((deed) => (
        <Button
          key={deed}
          variant={deed === 'publish' ? 'contained' : 'outlined'}
          color={deed === 'discard' ? 'error' : 'primary'}
          onClick={() => setOpen(deed)}
        >
          {translate(`drafts.${deed}.button`)}
        </Button>
      ))}
      {open && <DraftDeed key={open} deed={open} draft={draft} onClose={() => setOpen(null)} />}
    </Box>
  );
}

interface DraftDeedProps {
  deed: Deed;
  draft: TariffDraftView;
  onClose: () => void;
}

function DraftDeed({ deed, draft: { id, title }, onClose }: DraftDeedProps) {
  const provider = useDataProvider<BackOfficeProvider>();
  const redirect = useRedirect();
  const [key] = useState(() => crypto.randomUUID());
  const acts: Record<Deed, (values: Values) => Promise<void>> = {
    publish: () => publishDraft(id, undefined, key),
    schedule: ({ at }) => publishDraft(id, new Date(at).toISOString(), crypto.randomUUID()),
    withdraw: () => withdrawDraft(id, key),
    rename: (values) => provider.change('tariff-drafts', id, { title: values.title.trim() }),
    discard: async () => {
      await discardDraft(id);
      redirect('list', 'tariff-drafts');
    },
  };
  return (
    <DeedDialog<Values>
      texts={`drafts.${deed}`}
      about={{ title }}
      defaults={{ title, at: '' }}
      act={acts[deed]}
      onClose={onClose}
      grave={deed === 'discard'}
    >
      {deed === 'rename' && (
        <TextInput
          source="title"
          label="resources.tariff-drafts.fields.title"
          validate={required()}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
      {deed === 'schedule' && (
        <TextInput
          source="at"
          type="datetime-local"
          label="drafts.at"
          validate={required()}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
        />
      )}
    </DeedDialog>
  );
}

/** `at` as the field has it, in the reader's own zone. */
type Values = { title: string; at: string };
