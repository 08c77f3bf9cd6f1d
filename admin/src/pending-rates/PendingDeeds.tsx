import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PendingRateView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { command, rowPath } from '../api/command';
import { useRates } from '../currencies/useRates';
import { DeedDialog } from '../ui/DeedDialog';

const DECISIONS = { approve: 'approved', reject: 'rejected' } as const;
type Way = keyof typeof DECISIONS;

/** Puts the rate in force, or does without it; what is no rate can only be done without. */
export function PendingDeeds({ pending }: { pending: PendingRateView }) {
  const translate = useTranslate();
  const [way, setWay] = useState<Way | null>(null);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {pending.perCny !== null && (
        <Button variant="contained" onClick={() => setWay('approve')}>
          {translate('currencies.approve.button')}
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={() => setWay('reject')}>
        {translate('currencies.reject.button')}
      </Button>
      {way && <Decision way={way} pending={pending} onClose={() => setWay(null)} />}
    </Box>
  );
}

interface DecisionProps {
  way: Way;
  pending: PendingRateView;
  onClose: () => void;
}

function Decision({ way, pending: { id, currency, perCny, inForce }, onClose }: DecisionProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { rate, apart } = useRates();
  return (
    <DeedDialog
      texts={`currencies.${way}`}
      about={{ currency, rate: rate(perCny), inForce: rate(inForce), apart: apart(inForce, perCny) }}
      defaults={NOTHING}
      act={() => command(rowPath('pending-rates', id, 'decision'), { decision: DECISIONS[way] }, key)}
      onClose={onClose}
      grave={way === 'reject'}
    />
  );
}

const NOTHING = {};
