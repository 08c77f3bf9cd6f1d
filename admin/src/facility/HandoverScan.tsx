import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { HandoverShipmentView, Output } from '@shop/contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { CameraScanner } from '../production/CameraScanner';
import { ErrorAlert } from '../ui/ErrorAlert';

const MAX_LENGTH = 80;

/** Hands parcels over by their scanned or typed labels and tracking numbers, one after the other. */
export function HandoverScan({ carrier }: { carrier: string }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [added, setAdded] = useState<Output<'admin/handover'>>([]);
  const { run, isPending, errorMessage } = useAction<Output<'admin/handover'>>({
    reload: 'after',
    onSuccess: setAdded,
    onError: () => setAdded([]),
  });
  const add = (typed: string) => {
    const trackingNumber = typed.trim().slice(0, MAX_LENGTH);
    if (trackingNumber)
      void run((idempotencyKey) => callApi('admin/handover', { carrier, trackingNumber }, { idempotencyKey }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(text);
    setText('');
  };
  const addedText = ({
    orderId: order,
    trackingNumber: number,
    scanned,
    missing,
    parcels,
    handedOverAt,
  }: HandoverShipmentView) =>
    translate(`facility.scan.${handedOverAt ? 'complete' : 'partly'}`, {
      ...{ number, order, scanned, parcels },
      missing: missing.join(', '),
    });
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          value={text}
          onChange={({ target }) => setText(target.value)}
          label={translate('facility.scan.label')}
          autoComplete="off"
          margin="none"
          fullWidth
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH, autoCapitalize: 'characters' } }}
          sx={{ maxWidth: 480, '& .MuiInputBase-root': { minHeight: 48 } }}
        />
        <Button type="submit" variant="contained" disabled={isPending} sx={{ minHeight: 48, minWidth: 96 }}>
          {translate('facility.scan.add')}
        </Button>
      </Box>
      <CameraScanner onScan={add} />
      <ErrorAlert message={errorMessage} />
      {added.length > 0 && !errorMessage && (
        <Alert severity="success" variant="outlined" role="status">
          {added.map((shipment) => (
            <div key={shipment.id}>{addedText(shipment)}</div>
          ))}
        </Alert>
      )}
    </Box>
  );
}
