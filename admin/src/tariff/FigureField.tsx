import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { fenOf, figureOf, type Figure, yuanOf } from './figures';

interface FigureFieldProps {
  label: string;
  /** Null or undefined for none. */
  value: unknown;
  onChange: (value: Figure | undefined) => void;
  /** Typed in yuan, kept in fen. */
  money?: boolean;
  /** In a table its column names it. */
  hidden?: boolean;
}

/** One number of the tariff, kept as it is typed until the shop judges it. */
export function FigureField({ label, value, onChange, money = false, hidden = false }: FigureFieldProps) {
  const [original] = useState(value);
  const [shown] = useState(() => textOf(value, money));
  const [typed, setTyped] = useState(shown);
  const take = (text: string) => {
    setTyped(text);
    if (text === shown) onChange(original as Figure | undefined);
    else if (text.trim() === '') onChange(undefined);
    else onChange(money ? fenOf(text) : figureOf(text));
  };
  return (
    <TextField
      label={hidden ? undefined : label}
      hiddenLabel={hidden}
      value={typed}
      onChange={({ target }) => take(target.value)}
      margin="none"
      autoComplete="off"
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          maxLength: 40,
          ...(hidden && { 'aria-label': label }),
          style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  );
}

function textOf(value: unknown, money: boolean): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  return money ? yuanOf(value) : String(value);
}
