import { type AdminImportDutyView, CURRENCY_CODES, type Input } from '@shop/contract';
import { BooleanInput, DateInput, regex, required, SelectInput, TextInput } from 'react-admin';
import { callApi } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';

type DutyValues = Input<'admin/import-duty-create'>;

const EMPTY: DutyValues = {
  ...{ country: '', hsPrefix: '', dutyPercent: '', taxPercent: '', threshold: '0', thresholdCurrency: 'USD' },
  ...{ taxedBelowThreshold: false, validFrom: '', source: '' },
};

export function AddDutyButton() {
  return (
    <ActionDialogButton<DutyValues>
      texts="importDuties.add"
      variant="contained"
      defaultValues={EMPTY}
      onSubmit={(values, idempotencyKey) => callApi('admin/import-duty-create', toInput(values), { idempotencyKey })}
    >
      <DutyInputs />
    </ActionDialogButton>
  );
}

/** Saving sends the revision, so that it fails if someone else has changed it in the meantime. */
export function EditDutyButton({ duty: { id, revision, ...before } }: { duty: AdminImportDutyView }) {
  return (
    <ActionDialogButton<DutyValues>
      texts="importDuties.edit"
      variant="text"
      size="small"
      defaultValues={before}
      onSubmit={(values, idempotencyKey) =>
        callApi('admin/import-duty-edit', { revision, ...toInput(values) }, { params: { id }, idempotencyKey })
      }
    >
      <DutyInputs />
    </ActionDialogButton>
  );
}

export function DeleteDutyButton({ duty: { id, country, hsPrefix } }: { duty: AdminImportDutyView }) {
  return (
    <ActionDialogButton
      texts="importDuties.remove"
      textValues={{ name: `${country} ${hsPrefix}` }}
      variant="text"
      size="small"
      destructive
      onSubmit={() => callApi('admin/import-duty-delete', {}, { params: { id } })}
    />
  );
}

function toInput(values: DutyValues): DutyValues {
  const decimal = (typed: string) => typed.trim().replace(',', '.');
  return {
    country: values.country.trim().toUpperCase(),
    hsPrefix: values.hsPrefix.replaceAll(/[\s.]/g, ''),
    dutyPercent: decimal(values.dutyPercent),
    taxPercent: decimal(values.taxPercent),
    threshold: decimal(values.threshold),
    thresholdCurrency: values.thresholdCurrency,
    taxedBelowThreshold: values.taxedBelowThreshold,
    validFrom: values.validFrom,
    source: values.source.trim(),
  };
}

function DutyInputs() {
  return (
    <>
      <TextInput
        source="country"
        label="importDuties.country"
        helperText="importDuties.countryHelp"
        validate={COUNTRY}
      />
      <TextInput
        source="hsPrefix"
        label="importDuties.hsPrefix"
        helperText="importDuties.hsPrefixHelp"
        validate={HS_PREFIX}
      />
      <TextInput source="dutyPercent" label="importDuties.dutyPercent" validate={PERCENT} />
      <TextInput
        source="taxPercent"
        label="importDuties.taxPercent"
        helperText="importDuties.taxPercentHelp"
        validate={PERCENT}
      />
      <TextInput
        source="threshold"
        label="importDuties.thresholdField"
        helperText="importDuties.thresholdHelp"
        validate={AMOUNT}
      />
      <SelectInput
        source="thresholdCurrency"
        label="importDuties.thresholdCurrency"
        choices={CURRENCIES}
        translateChoice={false}
        validate={REQUIRED}
      />
      <BooleanInput source="taxedBelowThreshold" label="importDuties.taxedBelowThreshold" helperText={false} />
      <DateInput source="validFrom" label="importDuties.validFrom" validate={REQUIRED} />
      <TextInput
        source="source"
        label="importDuties.source"
        helperText="importDuties.sourceHelp"
        validate={REQUIRED}
        slotProps={SOURCE}
      />
    </>
  );
}

const REQUIRED = [required()];
const COUNTRY = [required(), regex(/^\s*[A-Za-z]{2}\s*$/, 'importDuties.errors.country')];
const HS_PREFIX = [required(), regex(/^\s*(\d[\s.]*){2,10}$/, 'importDuties.errors.hsPrefix')];
const PERCENT = [required(), regex(/^\s*\d{1,3}([.,]\d{1,2})?\s*$/, 'importDuties.errors.percent')];
const AMOUNT = [required(), regex(/^\s*\d{1,9}([.,]\d{1,2})?\s*$/, 'importDuties.errors.amount')];
const SOURCE = { htmlInput: { maxLength: 300 } };
const CURRENCIES = CURRENCY_CODES.map((code) => ({ id: code, name: code }));
