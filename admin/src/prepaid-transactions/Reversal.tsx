import Button from '@mui/material/Button';
import type { AdminPrepaidTransactionView } from '@shop/contract';
import { useState } from 'react';
import { required, TextInput, useTranslate } from 'react-admin';
import { command, rowPath } from '../api/command';
import { Chip } from '../ui/Chip';
import { DeedDialog } from '../ui/DeedDialog';
import { useReading } from '../ui/reading';

/** Takes a deposit back, or says that it was. */
export function Reversal({ movement }: { movement: AdminPrepaidTransactionView }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { type, reversal } = movement;
  if (type !== 'deposit') return null;
  if (reversal)
    return (
      <Chip tone={reversal === 'waiting' ? 'waiting' : 'quiet'} state={`reversal-${reversal}`}>
        {translate(`prepaid.reversal.${reversal}`)}
      </Chip>
    );
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setAsking(true)}>
        {translate('prepaid.reverse.button')}
      </Button>
      {asking && <ReversalDialog movement={movement} onClose={() => setAsking(false)} />}
    </>
  );
}

interface ReversalDialogProps {
  movement: AdminPrepaidTransactionView;
  onClose: () => void;
}

function ReversalDialog({ movement: { id, amount, accountEmail }, onClose }: ReversalDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { money } = useReading();
  return (
    <DeedDialog
      texts="prepaid.reverse"
      about={{ amount: money(amount), account: accountEmail }}
      defaults={NO_REASON}
      act={({ reason }) => command(rowPath('prepaid-transactions', id, 'reversal'), { reason: reason.trim() }, key)}
      onClose={onClose}
      grave
    >
      <TextInput
        source="reason"
        label="prepaid.reverse.reason"
        helperText="prepaid.reverse.reasonHelp"
        validate={WANTED}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </DeedDialog>
  );
}

const NO_REASON = { reason: '' };
const WANTED = [required()];
