import { AutocompleteInput, BooleanInput, required, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fixedFee, percentage, zoneName } from '../validators';
import { useFieldLabel } from '../useTariffLabels';
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
  const current: string | null = useWatch({ name: 'zone' });
  const names = current && !zones.includes(current) ? [...zones, current] : zones;
  return (
    <AutocompleteInput
      source="zone"
      label="tariff.field.zone"
      helperText="tariff.zoneHelp"
      choices={names.map((zone) => ({ id: zone, name: zone }))}
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
export function PercentInput({ label }: { label: string }) {
  return <DecimalInput source="percent" label={label} validate={percentage} />;
}

/** The fee of a payment method: a share of the payment and a fixed amount in each accepted currency. */
export function RemittanceFields() {
  const translate = useTranslate();
  const fixed: readonly { currency: string }[] = useWatch({ name: 'fixed' });
  return (
    <>
      <PercentInput label="tariff.field.ratePercent" />
      <FieldGroup title={translate('tariff.field.fixed')}>
        <InputGrid>
          {fixed.map(({ currency }, index) => (
            <DecimalInput
              key={currency}
              source={`fixed.${index}.amount`}
              label={currency}
              validate={fixedFee(currency)}
            />
          ))}
        </InputGrid>
      </FieldGroup>
    </>
  );
}
