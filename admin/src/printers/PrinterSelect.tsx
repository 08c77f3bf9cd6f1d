import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminPrinterView } from '@shop/contract';
import { useGetList, useTranslate } from 'react-admin';
import { type Action, useAction } from '../api/useAction';
import { useNotifyError } from '../api/useNotifyError';

interface PrinterSelectProps {
  /** The name of the printer; null without one. */
  value: string | null;
  /** Translation keys. */
  label: string;
  /** Of the choice of no printer. */
  emptyLabel: string;
  successMessage: string;
  /** The command that saves the choice. */
  save: (printer: string | null) => Action<unknown>;
}

/** A printer of the factory, saved as soon as it is chosen. */
export function PrinterSelect({ value, label, emptyLabel, successMessage, save }: PrinterSelectProps) {
  const translate = useTranslate();
  const { data = [] } = useGetList<AdminPrinterView>('printers', ALL);
  const { run, isPending } = useAction({ successMessage, onError: useNotifyError() });
  const names = data.map(({ name }) => name);
  // The printer of an item may have been removed meanwhile.
  const choices = value === null || names.includes(value) ? names : [value, ...names];
  return (
    <TextField
      select
      margin="none"
      fullWidth={false}
      label={translate(label)}
      value={value ?? ''}
      disabled={isPending}
      onChange={({ target }) => void run(save(target.value === '' ? null : target.value))}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 240 }}
    >
      <MenuItem value="" sx={TALL}>
        {translate(emptyLabel)}
      </MenuItem>
      {choices.map((name) => (
        <MenuItem key={name} value={name} sx={TALL}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;
const TALL = { minHeight: 48 };
