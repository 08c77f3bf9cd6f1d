import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PayPalRefundView } from '@shop/contract';
import { useState } from 'react';
import { required, TextInput, useTranslate } from 'react-admin';
import { command, rowPath } from '../api/command';
import { DeedDialog } from '../ui/DeedDialog';
import { useReading } from '../ui/reading';

type Way = 'retry' | 'settle';

/** Asks PayPal once more, or closes it with a word on what was done. */
export function RefundDeeds({ refund }: { refund: PayPalRefundView }) {
  const translate = useTranslate();
  const [way, setWay] = useState<Way | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
      {refund.state === 'failed' && (
        <Button size="small" variant="contained" onClick={() => setWay('retry')}>
          {translate('paypal.retry.button')}
        </Button>
      )}
      <Button size="small" variant="outlined" onClick={() => setWay('settle')}>
        {translate('paypal.settle.button')}
      </Button>
      {way && <Deed way={way} refund={refund} onClose={() => setWay(null)} />}
    </Box>
  );
}

function Deed({ way, refund: { id, amount }, onClose }: { way: Way; refund: PayPalRefundView; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const { money } = useReading();
  return (
    <DeedDialog
      texts={`paypal.${way}`}
      about={{ amount: money(amount) }}
      defaults={way === 'settle' ? { note: '' } : NOTHING}
      act={(values) => command(rowPath('paypal-refunds', id, way), values, key)}
      onClose={onClose}
    >
      {way === 'settle' && (
        <TextInput
          source="note"
          label="paypal.note"
          multiline
          minRows={2}
          validate={WANTED}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      )}
    </DeedDialog>
  );
}

const NOTHING: Record<string, string> = {};
const WANTED = [required()];
