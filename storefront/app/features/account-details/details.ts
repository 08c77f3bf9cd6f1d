import { CURRENCY_CODES, UNIT_CODES, type Output } from '@shop/contract';
import { type Preferences } from '../preferences/preferences';

type Info = Output<'Account/MyAccountInfo'>;

export type DetailsDraft = Required<Omit<Info, 'email' | 'role'>>;

/** Account details as form values; missing ones are empty. */
export function toDraft({
  firstName = '',
  lastName = '',
  company = '',
  phone = '',
  currency,
  defaultUnit,
  language,
}: Info): DetailsDraft {
  return { firstName, lastName, company, phone, currency, defaultUnit, language };
}

/** The fields that the form changes. An empty text clears its field. */
export function findChanges(draft: DetailsDraft, info: Info): Partial<DetailsDraft> {
  const saved: Record<string, unknown> = toDraft(info);
  const changed = Object.entries(draft)
    .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([field, value]) => value !== saved[field]);
  return Object.fromEntries(changed);
}

/** The changed preferences, which also apply to the pages of this browser. */
export function toPreferences(changes: Partial<DetailsDraft>): Partial<Preferences> {
  const currency = CURRENCY_CODES.find((code) => code === changes.currency);
  const defaultUnit = UNIT_CODES.find((code) => code === changes.defaultUnit);
  return { ...(currency && { currency }), ...(defaultUnit !== undefined && { defaultUnit }) };
}
