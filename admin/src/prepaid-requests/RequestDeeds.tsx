import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PrepaidRequestView } from '@shop/contract';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { command, rowPath } from '../api/command';
import { DeedDialog } from '../ui/DeedDialog';
import { useReading } from '../ui/reading';

const DECISIONS = { approve: 'approved', reject: 'rejected' } as const;
type Way = keyof typeof DECISIONS;

/** Books it, or does without it. */
export function RequestDeeds({ request }: { request: PrepaidRequestView }) {
  const translate = useTranslate();
  const [way, setWay] = useState<Way | null>(null);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button variant="contained" onClick={() => setWay('approve')}>
        {translate('requests.approve.button')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setWay('reject')}>
        {translate('requests.reject.button')}
      </Button>
      {way && <Decision way={way} request={request} onClose={() => setWay(null)} />}
    </Box>
  );
}

interface DecisionProps {
  way: Way;
  request: PrepaidRequestView;
  onClose: () => void;
}

function Decision({ way, request: { id, kind, amount, accountEmail, enteredBy }, onClose }: DecisionProps) {
  const translate = useTranslate();
  const [key] = useState(() => crypto.randomUUID());
  const { money } = useReading();
  const about = {
    what: translate(`requests.kind.${kind}`),
    amount: money(amount),
    account: accountEmail,
    by: enteredBy,
  };
  return (
    <DeedDialog
      texts={`requests.${way}`}
      about={about}
      defaults={NO_REASON}
      act={({ reason }) =>
        command(rowPath('prepaid-requests', id, 'decision'), { decision: DECISIONS[way], ...said(reason) }, key)
      }
      onClose={onClose}
      grave={way === 'reject'}
    >
      {way === 'reject' && (
        <TextInput source="reason" label="requests.reason" slotProps={{ htmlInput: { maxLength: 500 } }} />
      )}
    </DeedDialog>
  );
}

const NO_REASON = { reason: '' };

function said(reason: string | null): { reason?: string } {
  const text = (reason ?? '').trim();
  return text ? { reason: text } : {};
}
