import { useTranslate } from 'react-admin';
import { currencyDigits } from '../i18n/amount';
import { toDecimal } from '../i18n/format';
import { fieldName, isMoney } from './field-name';
import { toPercent, toYuan } from './tariff-number';
import type { ValuePath } from './value-path';

/** Parts of a path that its label leaves out. */
const UNLABELLED = ['pricing', 'tiers', 'variants', 'limits', 'finishes'];

/** Whether the value is stored as a fraction and shown as a percentage. */
function isShare(path: ValuePath): boolean {
  return ['rate', 'exchangeFee'].includes(fieldName(path));
}

/** Whether the value is a fixed fee in minor units of the currency that is its field name. */
function isFixedFee(path: ValuePath): boolean {
  return path.length === 2 && path[0] === 'fixed';
}

function isFinishRule(path: ValuePath): boolean {
  return path.includes('finishRules');
}

function formatFixedFee(path: ValuePath, minor: number): string {
  const currency = fieldName(path);
  return `${currency} ${toDecimal(minor, currencyDigits(currency))}`;
}

/** Returns the label of the value at a path; a code without a translation is its own label. */
export function useFieldLabel(): (path: ValuePath) => string {
  const translate = useTranslate();
  return (path) => translate(`tariff.field.${fieldName(path)}`, { _: fieldName(path) });
}

/** Returns the label of a whole path: `85x200 · Tier 2 · Retail`. */
export function usePathLabel(): (path: ValuePath) => string {
  const translate = useTranslate();
  const numberLabel = (path: ValuePath, number: number) =>
    isFinishRule(path) ? `#${number}` : translate('tariff.tier.number', { number });
  return (path) =>
    path
      .filter((step) => !UNLABELLED.includes(String(step)))
      .map((step) =>
        typeof step === 'number' ? numberLabel(path, step + 1) : translate(`tariff.field.${step}`, { _: step }),
      )
      .join(' · ');
}

/** `500000` → `500,000`, as both interface languages write it; numbers of up to 4 digits and text are unchanged. */
function groupThousands(text: string): string {
  const [, whole = text, fraction = ''] = /^(\d+)(\.\d+)?$/.exec(text) ?? [];
  return whole.length > 4 && /^\d+$/.test(whole) ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') + fraction : text;
}

/** Returns the text of the value at a path; a dash for a missing value. */
export function useValueText(): (path: ValuePath, value: unknown) => string {
  const translate = useTranslate();
  return (path, value) => {
    if (value === undefined || value === null || value === '') return '–';
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    const text = typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
    if (isMoney(path)) return translate('tariff.yuan', { amount: toYuan(text) });
    if (isShare(path)) return `${toPercent(String(text))}%`;
    return isFixedFee(path) ? formatFixedFee(path, Number(text)) : groupThousands(String(text));
  };
}
