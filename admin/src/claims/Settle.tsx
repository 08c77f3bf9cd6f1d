import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminClaimView, Input } from '@shop/contract';
import { useState } from 'react';
import { BooleanInput, FormDataConsumer, RadioButtonGroupInput, required, TextInput, useTranslate } from 'react-admin';
import { command, rowPath } from '../api/command';
import { AmountInput, minorUnits } from '../ui/AmountInput';
import { DeedDialog } from '../ui/DeedDialog';
import { useReading } from '../ui/reading';

type Settled = Input<'admin/order-events'>;

interface Typed extends Record<string, unknown> {
  resolution: 'reprint' | 'refund' | 'refused';
  amount: string;
  lostParcel: boolean;
  reason: string;
}

const RESOLUTIONS = ['reprint', 'refund', 'refused'] as const;
const BEGINNING: Typed = { resolution: 'reprint', amount: '', lostParcel: false, reason: '' };
const wanted = [required()];

/** Settles the claim: it is done once, and the customer is told. */
export function Settle({ claim }: { claim: AdminClaimView }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState(false);
  return (
    <div>
      <Button variant="contained" onClick={() => setOpened(true)}>
        {translate('claims.settle.button')}
      </Button>
      {opened && <SettleDialog claim={claim} onClose={() => setOpened(false)} />}
    </div>
  );
}

function SettleDialog({ claim, onClose }: { claim: AdminClaimView; onClose: () => void }) {
  const translate = useTranslate();
  const { money } = useReading();
  const [key] = useState(() => crypto.randomUUID());
  const { orderId, left, email } = claim;
  const choices = RESOLUTIONS.map((id) => ({ id, name: translate(`claims.settle.${id}`) }));
  return (
    <DeedDialog<Typed>
      texts="claims.settle"
      about={{ email }}
      defaults={BEGINNING}
      act={(typed) => command(rowPath('orders', orderId, 'events'), bodyOf(claim, typed), key)}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="resolution"
        label="claims.resolution"
        choices={choices}
        validate={wanted}
        row={false}
      />
      <FormDataConsumer<Typed>>
        {({ formData: { resolution, lostParcel } }) => (
          <>
            {resolution !== 'refused' && (
              <BooleanInput source="lostParcel" label="claims.settle.lostParcel" helperText="claims.settle.lostHelp" />
            )}
            {resolution === 'refund' && (
              <>
                <AmountInput
                  source="amount"
                  label={translate('events.amount', { currency: left.product.currency })}
                  currency={left.product.currency}
                />
                <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>
                  {translate('claims.settle.left', { amount: money(lostParcel ? left.whole : left.product) })}
                </Box>
              </>
            )}
            <TextInput
              source="reason"
              label="claims.settle.reason"
              helperText="events.reasonHelp"
              validate={resolution === 'refused' ? wanted : undefined}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { maxLength: 2000 } }}
            />
          </>
        )}
      </FormDataConsumer>
    </DeedDialog>
  );
}

function bodyOf({ sid, left }: AdminClaimView, { resolution, lostParcel, amount, reason }: Typed): Settled {
  const said = reason.trim();
  return {
    event: 'claim_resolved',
    sid,
    resolution,
    ...(resolution !== 'refused' && lostParcel && { lostParcel }),
    ...(resolution === 'refund' && { amount: minorUnits(amount, left.product.currency) }),
    ...(said && { reason: said }),
  };
}
