import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { AdminCurrencyView } from '@shop/contract';
import { FormDataConsumer, required, TextInput, useInput, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { isJump } from './rates';
import { useRateFormat } from './useRateFormat';

interface Values extends Record<string, unknown> {
  perCny: string;
  /** Value of a datetime-local input in the local time zone; empty for now. */
  validFrom: string | null;
  confirmJump: boolean;
}

const DEFAULT_VALUES: Values = { perCny: '', validFrom: '', confirmJump: false };
const REQUIRED = [required()];

/** Enters a new rate. Earlier rates stay in the history. */
export function EnterRateButton({ currency: { id, perCny } }: { currency: AdminCurrencyView }) {
  const { rate } = useRateFormat();
  return (
    <ActionDialogButton<Values>
      texts="currencies.enter"
      textValues={{ currency: id, rate: rate(perCny) }}
      variant="contained"
      defaultValues={DEFAULT_VALUES}
      onSubmit={(values, idempotencyKey) =>
        callApi('admin/currency-rate', toRate(values), { params: { id }, idempotencyKey })
      }
    >
      <TextInput
        source="perCny"
        label="currencies.perCny"
        validate={REQUIRED}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 24, inputMode: 'decimal' } }}
      />
      <TextInput
        source="validFrom"
        type="datetime-local"
        label="currencies.validFrom"
        helperText="currencies.validFromHelp"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormDataConsumer<Values>>
        {({ formData }) =>
          // Only the server knows which rate a later one follows, so the confirmation is offered for any later one.
          (isJump(perCny, formData.perCny?.trim() ?? null) || formData.validFrom) && <ConfirmJumpInput />
        }
      </FormDataConsumer>
    </ActionDialogButton>
  );
}

/** Confirms that a large difference from the current rate is intended. */
function ConfirmJumpInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'confirmJump', defaultValue: false });
  // `field.value` is not passed on: react-admin would read the value of the box instead of whether it is checked.
  const checkbox = (
    <Checkbox
      name={field.name}
      slotProps={{ input: { ref: field.ref } }}
      checked={field.value === true}
      onBlur={field.onBlur}
      onChange={(_, checked) => field.onChange(checked)}
    />
  );
  return <FormControlLabel label={translate('currencies.confirmJump')} control={checkbox} sx={{ mt: 1 }} />;
}

function toRate({ perCny, validFrom, confirmJump }: Values) {
  return {
    perCny: perCny.trim(),
    ...(validFrom && { validFrom: new Date(validFrom).toISOString() }),
    ...(confirmJump && { confirmJump }),
  };
}
