import type { AdminCurrencyView } from '@shop/contract';
import { useState } from 'react';
import { FormDataConsumer, required, TextInput } from 'react-admin';
import { command, rowPath } from '../api/command';
import { DeedDialog } from '../ui/DeedDialog';
import { ConfirmJump } from './ConfirmJump';
import { isJump } from './rates';
import { useRates } from './useRates';

interface Typed extends Record<string, unknown> {
  perCny: string;
  /** As the field has it, in the reader's own zone; empty for now. */
  validFrom: string | null;
  confirmJump: boolean;
}

const EMPTY: Typed = { perCny: '', validFrom: '', confirmJump: false };
const NEEDED = [required()];

/** Sets a rate; the ones before stay as they are. */
export function RateForm({ currency, onClose }: { currency: AdminCurrencyView; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const { rate } = useRates();
  const { id, perCny } = currency;
  return (
    <DeedDialog<Typed>
      texts="currencies.enter"
      about={{ currency: id, rate: rate(perCny) }}
      defaults={EMPTY}
      act={(typed) => command(rowPath('currencies', id, 'rates'), rateOf(typed), key)}
      onClose={onClose}
    >
      <TextInput
        source="perCny"
        label="currencies.perCny"
        validate={NEEDED}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 24, inputMode: 'decimal' } }}
      />
      <TextInput
        source="validFrom"
        type="datetime-local"
        label="currencies.from"
        helperText="currencies.fromHelp"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormDataConsumer<Typed>>
        {({ formData }) => <Confirmation typed={formData} currency={currency} />}
      </FormDataConsumer>
    </DeedDialog>
  );
}

/** Of a rate that begins later the server alone knows what it follows. */
function Confirmation({ typed, currency: { perCny } }: { typed: Partial<Typed>; currency: AdminCurrencyView }) {
  const asked = isJump(perCny, typed.perCny?.trim() ?? null) || Boolean(typed.validFrom);
  return asked ? <ConfirmJump /> : null;
}

function rateOf({ perCny, validFrom, confirmJump }: Typed) {
  return {
    perCny: perCny.trim(),
    ...(validFrom && { validFrom: new Date(validFrom).toISOString() }),
    ...(confirmJump && { confirmJump }),
  };
}
