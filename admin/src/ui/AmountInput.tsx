import { useMemo } from 'react';
import { required, TextInput } from 'react-admin';
import { currencyDigits, parseAmount } from '../i18n/amount';
import { toDecimal } from '../i18n/format';

interface AmountInputProps {
  source: string;
  label: string;
  currency: string;
}

/** A decimal amount. The value stays the typed text; `toMinorUnits` converts it. */
export function AmountInput({ source, label, currency }: AmountInputProps) {
  const validate = useMemo(() => [required(), amountValidator(currency)], [currency]);
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

/** Checks that the text is an amount above zero. */
export function amountValidator(currency: string) {
  const digits = currencyDigits(currency);
  return (typed: unknown) => {
    const parsed = parseAmount(String(typed ?? ''), digits);
    if (parsed.ok) return undefined;
    return {
      message: `common.amountErrors.${parsed.error}`,
      args: { currency, digits, example: toDecimal(123_450, digits) },
    };
  };
}

/**
 * Converts the text of a valid input to whole minor units.
 *
 * @throws {RangeError} for text that is not a valid amount
 */
export function toMinorUnits(typed: string, currency: string): number {
  const parsed = parseAmount(typed, currencyDigits(currency));
  if (!parsed.ok) throw new RangeError(parsed.error);
  return parsed.amount;
}
