import { currencyDigits } from '../i18n/amount';
import { shiftDecimal, toShare } from './tariff-number';

/** A number with or without decimals, not negative; commas between thousands are allowed. */
export function decimal(typed: unknown): string | undefined {
  return isEmpty(typed) || /^\d{1,15}(\.\d{1,15})?$/.test(normalize(typed)) ? undefined : 'tariff.errors.number';
}

/** A percentage from 0 to below 1000 with up to 3 decimals. */
export function percentage(typed: unknown): string | undefined {
  if (isEmpty(typed)) return undefined;
  return /^\d(\.\d{1,5})?$/.test(toShare(normalize(typed))) ? undefined : 'tariff.errors.percentage';
}

/** An amount from zero up, with no more decimals than the currency has. */
export function fixedFee(currency: string): (typed: unknown) => string | undefined {
  return (typed) => {
    if (isEmpty(typed)) return undefined;
    const minor = shiftDecimal(normalize(typed), currencyDigits(currency));
    return /^\d{1,10}$/.test(minor) ? undefined : 'tariff.errors.amount';
  };
}

export function zoneName(typed: unknown): string | undefined {
  return isEmpty(typed) || /^[a-z0-9-]{1,40}$/.test(String(typed)) ? undefined : 'tariff.errors.zone';
}

const isEmpty = (typed: unknown) => String(typed ?? '').trim() === '';
const normalize = (typed: unknown) => String(typed).normalize('NFKC').replaceAll(',', '').trim();
