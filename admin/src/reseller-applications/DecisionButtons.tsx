import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ResellerApplicationView } from '@shop/contract';
import { useState } from 'react';
import { TextInput, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../api/data-provider';
import { DeedDialog } from '../ui/DeedDialog';

const DECISIONS = { grant: 'granted', decline: 'declined' } as const;
type Way = keyof typeof DECISIONS;

/** Grants an application or declines it, with a word to the applicant. */
export function DecisionButtons({ application }: { application: ResellerApplicationView }) {
  const translate = useTranslate();
  const [way, setWay] = useState<Way | null>(null);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button variant="contained" onClick={() => setWay('grant')}>
        {translate('resellers.grant.button')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setWay('decline')}>
        {translate('resellers.decline.button')}
      </Button>
      {way && <DecisionDialog way={way} application={application} onClose={() => setWay(null)} />}
    </Box>
  );
}

interface DecisionDialogProps {
  way: Way;
  application: ResellerApplicationView;
  onClose: () => void;
}

function DecisionDialog({ way, application: { id, email }, onClose }: DecisionDialogProps) {
  const provider = useDataProvider<BackOfficeProvider>();
  const [key] = useState(() => crypto.randomUUID());
  return (
    <DeedDialog
      texts={`resellers.${way}`}
      about={{ email }}
      defaults={NO_REASON}
      act={({ reason }) => provider.decide(id, { decision: DECISIONS[way], ...said(reason) }, key)}
      onClose={onClose}
      grave={way === 'decline'}
    >
      <TextInput
        source="reason"
        label="resellers.optional"
        helperText="resellers.reasonHelp"
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </DeedDialog>
  );
}

const NO_REASON = { reason: '' };

function said(reason: string | null): { reason?: string } {
  const text = (reason ?? '').trim();
  return text ? { reason: text } : {};
}
