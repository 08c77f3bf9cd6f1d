import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AutocompleteInput, BooleanInput, required, useSimpleFormIteratorItem, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useZoneName } from '../useZoneName';
import { fixedFee, percentage, zoneName } from '../validators';
import { useFieldLabel } from '../useTariffLabels';
import { AddRowMenu, RowsInput } from '../../ui/RowsInput';
import { DecimalInput } from './DecimalInput';
import { FieldGroup, InputGrid } from './FieldGroup';
import { OPTIONAL_SERVICE_FIELDS, SERVICE_FIELDS } from '../term-form';

/** The charges of one shipping method in one zone. */
export function ServiceFields() {
  const fieldLabel = useFieldLabel();
  return (
    <InputGrid>
      {SERVICE_FIELDS.map((field) => (
        <DecimalInput
          key={field}
          source={field}
          label={fieldLabel([field])}
          isOptional={OPTIONAL_SERVICE_FIELDS.includes(field)}
        />
      ))}
    </InputGrid>
  );
}

/** The zone of a country; a new zone can be typed. */
export function ZoneFields({ zones }: { zones: readonly string[] }) {
  return (
    <>
      <ZoneInput zones={zones} />
      <BooleanInput source="major" label="tariff.field.major" helperText={false} />
    </>
  );
}

export function ZoneInput({ zones }: { zones: readonly string[] }) {
  const zoneName = useZoneName();
  const current: string | null = useWatch({ name: 'zone' });
  const names = current && !zones.includes(current) ? [...zones, current] : zones;
  return (
    <AutocompleteInput
      source="zone"
      label="tariff.field.zone"
      helperText="tariff.zoneHelp"
      choices={names.map((zone) => ({ id: zone, name: zoneName(zone) }))}
      translateChoice={false}
      onCreate={(typed) => ({ id: toZone(typed), name: toZone(typed) })}
      createItemLabel="tariff.newZone"
      validate={ZONE}
      sx={{ maxWidth: 320 }}
    />
  );
}

const toZone = (typed: string | undefined) => (typed ?? '').trim().toLowerCase();
const ZONE = [required(), zoneName];

/** A fraction that is entered as a percentage. */
export function PercentInput({ source = 'percent', label }: { source?: string; label: string }) {
  return <DecimalInput source={source} label={label} validate={percentage} />;
}

interface RemittanceFieldsProps {
  /** The currencies that the payment method can take. */
  currencies: readonly string[];
}

/** The fee of a payment method: a share of the payment, and a fixed amount in each currency that it takes. */
export function RemittanceFields({ currencies }: RemittanceFieldsProps) {
  const translate = useTranslate();
  const rows: readonly { currency: string }[] = useWatch({ name: 'fixed' });
  const addable = currencies.filter((code) => !rows.some(({ currency }) => currency === code));
  return (
    <>
      <PercentInput label="tariff.field.ratePercent" />
      <FieldGroup title={translate('tariff.field.fixed')}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <RowsInput source="fixed" renderRow={(index) => <FixedFeeRow currency={rows[index]?.currency ?? ''} />}>
            <AddRowMenu
              label="tariff.currency.add"
              choices={addable.map((code) => ({ code, name: code }))}
              toRow={(currency) => ({ currency, amount: '' })}
            />
          </RowsInput>
        </Box>
      </FieldGroup>
    </>
  );
}

function FixedFeeRow({ currency }: { currency: string }) {
  const translate = useTranslate();
  const { total, remove } = useSimpleFormIteratorItem();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', maxWidth: 320 }}>
      <DecimalInput source="amount" label={currency} validate={fixedFee(currency)} />
      {total > 1 && (
        <Button
          size="small"
          color="inherit"
          aria-label={translate('tariff.currency.remove', { currency })}
          onClick={() => remove()}
        >
          {translate('tariff.finish.remove')}
        </Button>
      )}
    </Box>
  );
}
