import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UnappliedPaymentView } from '@shop/contract';
import { useState } from 'react';
import { required, TextInput, useTranslate } from 'react-admin';
import { command, rowPath } from '../api/command';
import { ReasonInput } from '../orders/events/ReasonInput';
import { DeedDialog } from '../ui/DeedDialog';
import { useReading } from '../ui/reading';
import { fits } from './fits';

type Way = 'give-back' | 'apply' | 'apply-other';

/** Gives it back, or pays an order with it: its own if the sum is right, or another one of the same customer's. */
export function UnappliedDeeds({ payment }: { payment: UnappliedPaymentView }) {
  const translate = useTranslate();
  const [way, setWay] = useState<Way | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
      {fits(payment) && (
        <Button size="small" variant="contained" onClick={() => setWay('apply')}>
          {translate('paypal.apply.button')}
        </Button>
      )}
      <Button size="small" variant="outlined" onClick={() => setWay('give-back')}>
        {translate('paypal.give-back.button')}
      </Button>
      <Button size="small" onClick={() => setWay('apply-other')}>
        {translate('paypal.apply-other.button')}
      </Button>
      {way && <Deed way={way} payment={payment} onClose={() => setWay(null)} />}
    </Box>
  );
}

interface DeedProps {
  way: Way;
  payment: UnappliedPaymentView;
  onClose: () => void;
}

const DEFAULTS: Record<Way, Record<string, string>> = {
  'give-back': { reason: '' },
  apply: {},
  'apply-other': { orderId: '' },
};

function Deed({ way, payment: { id, left, orderId }, onClose }: DeedProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { money } = useReading();
  const call = way === 'give-back' ? 'give-back' : 'apply';
  return (
    <DeedDialog
      texts={`paypal.${way}`}
      about={{ amount: money(left), order: orderId ?? '' }}
      defaults={DEFAULTS[way]}
      act={(values) => command(rowPath('unapplied-payments', id, call), trimmed(values), key)}
      onClose={onClose}
      grave={way === 'give-back'}
    >
      {way === 'give-back' && <ReasonInput />}
      {way === 'apply-other' && (
        <TextInput source="orderId" label="paypal.orderId" validate={WANTED} autoComplete="off" />
      )}
    </DeedDialog>
  );
}

const WANTED = [required()];

function trimmed(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]));
}
