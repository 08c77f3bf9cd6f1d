import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { RemittanceFeeView, ServiceTariffView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { digitsOf } from '../ui/amount';
import { decimal } from '../ui/format';
import { FieldGroup, Figures } from './FieldGroup';
import { percentOf, shareOf, shifted } from './figures';

interface TermProps<T> {
  value: T;
  onChange: (value: T) => void;
}

const SERVICE = [
  'firstGrams',
  'firstFen',
  'nextGrams',
  'nextFen',
  'packagingGrams',
  'maxParcelGrams',
  'maxTotalGrams',
  'divisor',
];

/** What one shipping method charges in one zone. */
export function ServiceFields({ value, onChange }: TermProps<ServiceTariffView>) {
  return (
    <Box sx={{ mt: 2 }}>
      <Figures
        places={SERVICE.map((name) => [name])}
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

export function ZoneFields({ value, onChange, zones }: TermProps<Zone> & { zones: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 1 }}>
      <TextField
        label={translate('tariff.figure.zone')}
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
          label={translate('tariff.figure.major')}
        />
      </Box>
    </Box>
  );
}

/** A share, typed in percent. */
export function PercentField({ label, value, onChange }: TermProps<string> & { label: string }) {
  const [typed, setTyped] = useState(() => percentOf(value));
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(shareOf(target.value));
      }}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
      sx={{ maxWidth: 200 }}
    />
  );
}

/** What a payment service keeps: a share of the payment, and a fixed amount in each currency it takes. */
export function RemittanceFields({ value, onChange }: TermProps<RemittanceFeeView>) {
  const translate = useTranslate();
  return (
    <>
      <PercentField
        label={translate('tariff.figure.ratePercent')}
        value={value.rate}
        onChange={(rate) => onChange({ ...value, rate })}
      />
      <FieldGroup title={translate('tariff.figure.fixed')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 1.5 }}>
          {Object.entries(value.fixed).map(([currency, minor]) => (
            <FixedField
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

/** What cannot be read stays with the field, and is refused when it is sent. */
function FixedField({ currency, value, onChange }: TermProps<number> & { currency: string }) {
  const digits = digitsOf(currency);
  const [typed, setTyped] = useState(() => decimal(value, digits) as string);
  return (
    <TextField
      label={currency}
      value={typed}
      margin="none"
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(Number(shifted(target.value.normalize('NFKC').trim(), digits) || 'none'));
      }}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16, style: { textAlign: 'right' } } }}
    />
  );
}
