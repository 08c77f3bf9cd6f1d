import { useTranslate } from 'react-admin';
import { digitsOf } from '../ui/amount';
import { decimal } from '../ui/format';
import { percentOf, yuanOf } from './figures';
import type { Place } from './places';

/** Kept in fen, shown in yuan. */
export function isMoney(place: Place): boolean {
  const name = lastName(place);
  return name === 'retail' || name === 'reseller' || /^(fen[A-Z]|.*Fen$|seamFen)/.test(name);
}

/** Kept as a fraction, shown in percent. */
const isShare = (place: Place): boolean => ['rate', 'exchangeFee'].includes(lastName(place));

/** In minor units of the currency it stands under. */
const isFixed = (place: Place): boolean => place.length === 2 && place[0] === 'fixed';

function fixedText(place: Place, minor: number): string {
  const currency = lastName(place);
  return `${currency} ${decimal(minor, digitsOf(currency))}`;
}

/** The name nearest to the figure; in a list it is that of the list. */
export function lastName(place: Place): string {
  const name = place.findLast((step) => typeof step === 'string');
  return name === undefined ? '' : String(name);
}

/** What the trade calls the figure at a place; a code stays as it is. */
export function useFigureName(): (place: Place) => string {
  const translate = useTranslate();
  return (place) => translate(`tariff.figure.${lastName(place)}`, { _: lastName(place) });
}

/** A place in words: `85x200 · Tier 2 · Retail`. */
export function usePlaceName(): (place: Place) => string {
  const translate = useTranslate();
  const silent = ['pricing', 'tiers', 'variants', 'limits', 'finishes'];
  return (place) =>
    place
      .filter((step) => !silent.includes(String(step)))
      .map((step) =>
        typeof step === 'number'
          ? translate('tariff.tier.number', { number: step + 1 })
          : translate(`tariff.figure.${step}`, { _: step }),
      )
      .join(' · ');
}

/** 500000 → 500,000, as both languages write it; words stay as they are. */
function grouped(text: string): string {
  const [, whole = text, fraction = ''] = /^(\d+)(\.\d+)?$/.exec(text) ?? [];
  return whole.length > 4 && /^\d+$/.test(whole) ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') + fraction : text;
}

/** A value as staff read it; a dash for none. */
export function useValueText(): (place: Place, value: unknown) => string {
  const translate = useTranslate();
  return (place, value) => {
    if (value === undefined || value === null) return '–';
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    const text = typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
    if (isMoney(place)) return `¥${yuanOf(text)}`;
    if (isShare(place)) return `${percentOf(String(text))} %`;
    return isFixed(place) ? fixedText(place, Number(text)) : grouped(String(text));
  };
}
