import { type AdminPrinterView, MAX_PRINTER_NAME } from '@shop/contract';
import { required, TextInput } from 'react-admin';
import { callApi } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';

export function AddPrinterButton() {
  return (
    <ActionDialogButton<{ name: string }>
      texts="printers.add"
      variant="contained"
      defaultValues={{ name: '' }}
      onSubmit={({ name }, idempotencyKey) => callApi('admin/printer-add', { name: name.trim() }, { idempotencyKey })}
    >
      <TextInput source="name" label="printers.name" validate={REQUIRED} slotProps={NAME} />
    </ActionDialogButton>
  );
}

/** Removes a printer with its profiles. */
export function RemovePrinterButton({ printer: { id, name } }: { printer: AdminPrinterView }) {
  return (
    <ActionDialogButton
      texts="printers.remove"
      textValues={{ name }}
      variant="text"
      size="small"
      destructive
      onSubmit={(_, idempotencyKey) => callApi('admin/printer-delete', {}, { params: { id }, idempotencyKey })}
    />
  );
}

const REQUIRED = required();
const NAME = { htmlInput: { maxLength: MAX_PRINTER_NAME } };
