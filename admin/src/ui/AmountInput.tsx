import { useMemo } from 'react';
import { required, TextInput } from 'react-admin';
import { digitsOf, parseAmount } from './amount';
import { decimal } from './format';

interface AmountInputProps {
  source: string;
  label: string;
  currency: string;
}

/** An amount of money as a decimal. What was typed stays text until it is parsed by its figures. */
export function AmountInput({ source, label, currency }: AmountInputProps) {
  const validate = useMemo(() => [required(), amountIn(currency)], [currency]);
  return (
    <TextInput
      source={source}
      label={label}
      validate={validate}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 24 } }}
      sx={{ maxWidth: 240 }}
    />
  );
}

function amountIn(currency: string) {
  const digits = digitsOf(currency);
  return (typed: unknown) => {
    const parsed = parseAmount(String(typed ?? ''), digits);
    if (parsed.ok) return undefined;
    return {
      message: `events.amountWrong.${parsed.fault}`,
      args: { currency, digits, example: decimal(123_450, digits) },
    };
  };
}

/** Whole minor units of what a valid field holds. */
export function minorUnits(typed: string, currency: string): number {
  const parsed = parseAmount(typed, digitsOf(currency));
  if (!parsed.ok) throw new RangeError(parsed.fault);
  return parsed.amount;
}
