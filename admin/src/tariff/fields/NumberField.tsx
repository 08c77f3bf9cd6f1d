import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { toFen, toTariffNumber, toYuan, type TariffNumber } from '../tariff-number';

interface NumberFieldProps {
  label: string;
  /** Null or undefined for an empty field. */
  value: unknown;
  /** Called with undefined when the field is emptied. */
  onChange: (value: TariffNumber | undefined) => void;
  /** Typed in yuan, stored in fen. */
  money?: boolean;
  /** For a field that is labelled by its column. */
  hideLabel?: boolean;
}

/** One number of a tariff. Any text can be typed; the API validates it. */
export function NumberField({ label, value, onChange, money = false, hideLabel = false }: NumberFieldProps) {
  const [initialValue] = useState(value);
  const [initialText] = useState(() => toText(value, money));
  const [typed, setTyped] = useState(initialText);
  const change = (text: string) => {
    setTyped(text);
    // The initial value may have another type or form than the same text would have when it is parsed.
    if (text === initialText) onChange(initialValue as TariffNumber | undefined);
    else if (text.trim() === '') onChange(undefined);
    else onChange(money ? toFen(text) : toTariffNumber(text));
  };
  return (
    <TextField
      label={hideLabel ? undefined : label}
      hiddenLabel={hideLabel}
      value={typed}
      onChange={({ target }) => change(target.value)}
      margin="none"
      autoComplete="off"
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          maxLength: 40,
          ...(hideLabel && { 'aria-label': label }),
          style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  );
}

function toText(value: unknown, money: boolean): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  return money ? toYuan(value) : String(value);
}
