import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminNoticeView } from '@shop/contract';
import { useState } from 'react';
import { required, TextInput, useTranslate } from 'react-admin';
import { command, rowPath } from '../api/command';
import { DeedDialog } from '../ui/DeedDialog';

type Deed = 'publish' | 'schedule' | 'withdraw';

const DEEDS: Record<AdminNoticeView['state'], readonly Deed[]> = {
  draft: ['publish', 'schedule'],
  scheduled: ['publish', 'schedule', 'withdraw'],
  published: ['withdraw'],
};

export function NoticeDeeds({ notice }: { notice: AdminNoticeView }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<Deed | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {DEEDS[notice.state].map((deed) => (
        <Button
          key={deed}
          variant={deed === 'publish' ? 'contained' : 'outlined'}
          color={deed === 'withdraw' ? 'error' : 'primary'}
          onClick={() => setOpen(deed)}
        >
          {translate(`news.${deed}.button`)}
        </Button>
      ))}
      {open && <NoticeDeed deed={open} notice={notice} onClose={() => setOpen(null)} />}
    </Box>
  );
}

interface NoticeDeedProps {
  deed: Deed;
  notice: AdminNoticeView;
  onClose: () => void;
}

/** As the field has it, in the reader's own zone. */
type Values = { at: string };

function NoticeDeed({ deed, notice: { id, title, revision }, onClose }: NoticeDeedProps) {
  const [key] = useState(() => crypto.randomUUID());
  const act = ({ at }: Values) => {
    const rest = deed === 'withdraw' ? 'withdraw' : 'publish';
    const later = deed === 'schedule' ? { at: new Date(at).toISOString() } : {};
    return command(rowPath('news', id, rest), { revision, ...later }, key);
  };
  return (
    <DeedDialog<Values>
      texts={`news.${deed}`}
      about={{ title }}
      defaults={{ at: '' }}
      act={act}
      onClose={onClose}
      grave={deed === 'withdraw'}
    >
      {deed === 'schedule' && (
        <TextInput
          source="at"
          type="datetime-local"
          label="news.at"
          validate={required()}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </DeedDialog>
  );
}
