import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { RemittanceFeeView, ServiceTariffView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { currencyDigits } from '../../i18n/amount';
import { toDecimal } from '../../i18n/format';
import { FieldGroup, NumberFields } from './FieldGroup';
import { shiftDecimal, toPercent, toShare } from '../tariff-number';

interface FieldsProps<T> {
  value: T;
  onChange: (value: T) => void;
}

const SERVICE_FIELDS = [
  'firstGrams',
  'firstFen',
  'nextGrams',
  'nextFen',
  'packagingGrams',
  'maxParcelGrams',
  'maxTotalGrams',
  'divisor',
];

/** The charges of one shipping method in one zone. */
export function ServiceFields({ value, onChange }: FieldsProps<ServiceTariffView>) {
  return (
    <Box sx={{ mt: 2 }}>
      <NumberFields
        paths={SERVICE_FIELDS.map((name) => [name])}
        value={value}
        onChange={(next) => onChange(next as ServiceTariffView)}
        optional={['maxTotalGrams', 'divisor']}
      />
    </Box>
  );
}

export interface Zone {
  zone: string;
  major: boolean;
}

export function ZoneFields({ value, onChange, zones }: FieldsProps<Zone> & { zones: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 1 }}>
      <TextField
        label={translate('tariff.field.zone')}
        value={value.zone}
        onChange={({ target }) => onChange({ ...value, zone: target.value.trim().toLowerCase() })}
        slotProps={{ htmlInput: { maxLength: 40, list: 'known-zones' } }}
        sx={{ maxWidth: 320 }}
      />
      <datalist id="known-zones">
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
      <Box>
        <FormControlLabel
          control={<Checkbox checked={value.major} onChange={(_, major) => onChange({ ...value, major })} />}
          label={translate('tariff.field.major')}
        />
      </Box>
    </Box>
  );
}

/** A fraction that is entered as a percentage. */
export function PercentField({ label, value, onChange }: FieldsProps<string> & { label: string }) {
  const [typed, setTyped] = useState(() => toPercent(value));
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(toShare(target.value));
      }}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
      sx={{ maxWidth: 200 }}
    />
  );
}

/** The fee of a payment method: a share of the payment and a fixed amount in each accepted currency. */
export function RemittanceFields({ value, onChange }: FieldsProps<RemittanceFeeView>) {
  const translate = useTranslate();
  return (
    <>
      <PercentField
        label={translate('tariff.field.ratePercent')}
        value={value.rate}
        onChange={(rate) => onChange({ ...value, rate })}
      />
      <FieldGroup title={translate('tariff.field.fixed')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 1.5 }}>
          {Object.entries(value.fixed).map(([currency, minor]) => (
            <FixedFeeField
              key={currency}
              currency={currency}
              value={minor}
              onChange={(next) => onChange({ ...value, fixed: { ...value.fixed, [currency]: next } })}
            />
          ))}
        </Box>
      </FieldGroup>
    </>
  );
}

/** Text that is not a number becomes NaN, which the API rejects. */
function FixedFeeField({ currency, value, onChange }: FieldsProps<number> & { currency: string }) {
  const digits = currencyDigits(currency);
  const [typed, setTyped] = useState(() => toDecimal(value, digits) as string);
  return (
    <TextField
      label={currency}
      value={typed}
      margin="none"
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(Number(shiftDecimal(target.value.normalize('NFKC').trim(), digits) || 'none'));
      }}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16, style: { textAlign: 'right' } } }}
    />
  );
}
