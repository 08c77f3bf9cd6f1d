import type { AdminCarrierView } from '@shop/contract';
import { BooleanInput, required, TextInput } from 'react-admin';
import { callApi } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { type CarrierValues, findFormatsError, findUrlError, toCarrierInput } from './carrier-form';

interface NewCarrierValues extends CarrierValues {
  code: string;
}

const EMPTY: NewCarrierValues = { code: '', name: '', numberFormats: '', trackingUrl: '', active: true };
const REQUIRED = [required()];

export function AddCarrierButton() {
  return (
    <ActionDialogButton<NewCarrierValues>
      texts="carriers.add"
      variant="contained"
      defaultValues={EMPTY}
      onSubmit={({ code, ...values }, idempotencyKey) =>
        callApi(
          'admin/carrier-create',
          { code: code.trim().toLowerCase(), ...toCarrierInput(values as CarrierValues) },
          { idempotencyKey },
        )
      }
    >
      <TextInput source="code" label="carriers.code" helperText="carriers.codeHelp" validate={REQUIRED} {...CODE} />
      <CarrierInputs />
    </ActionDialogButton>
  );
}

/** Saving sends the carrier's revision, so that it fails if someone else has changed it in the meantime. */
export function EditCarrierButton({ carrier: { code, revision, ...before } }: { carrier: AdminCarrierView }) {
  const { name, numberFormats, trackingUrl, active } = before;
  return (
    <ActionDialogButton<CarrierValues>
      texts="carriers.edit"
      textValues={{ name }}
      variant="text"
      size="small"
      defaultValues={{ name, numberFormats: numberFormats.join('\n'), trackingUrl: trackingUrl ?? '', active }}
      onSubmit={(values, idempotencyKey) =>
        callApi('admin/carrier-edit', { revision, ...toCarrierInput(values) }, { params: { code }, idempotencyKey })
      }
    >
      <CarrierInputs />
    </ActionDialogButton>
  );
}

function CarrierInputs() {
  return (
    <>
      <TextInput source="name" label="carriers.name" validate={REQUIRED} slotProps={NAME} />
      <TextInput
        source="numberFormats"
        label="carriers.numberFormats"
        helperText="carriers.numberFormatsHelp"
        multiline
        minRows={3}
        validate={findFormatsError}
      />
      <TextInput
        source="trackingUrl"
        label="carriers.trackingUrl"
        helperText="carriers.trackingUrlHelp"
        validate={findUrlError}
        slotProps={URL}
      />
      <BooleanInput source="active" label="carriers.active" helperText={false} />
    </>
  );
}

const CODE = { slotProps: { htmlInput: { maxLength: 40 } }, autoComplete: 'off' };
const NAME = { htmlInput: { maxLength: 80 } };
const URL = { htmlInput: { maxLength: 300 } };
