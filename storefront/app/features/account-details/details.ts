import type { Output } from '@shop/contract';
import { currencies, units, type Preferences } from '../preferences/preferences';

type Info = Output<'Account/MyAccountInfo'>;

export type DetailsDraft = Required<Omit<Info, 'email' | 'role'>>;

/** Details as a form holds them: what is not known is empty. */
export function draftOf({ firstName = '', lastName = '', company = '', phone = '', currency, defaultUnit, language }: Info): DetailsDraft {
  return { firstName, lastName, company, phone, currency, defaultUnit, language };
}

/** What a form changes of the details; an empty text clears its field. */
export function changesOf(draft: DetailsDraft, info: Info): Partial<DetailsDraft> {
  const known: Record<string, unknown> = draftOf(info);
  const changed = Object.entries(draft)
    .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([field, value]) => value !== known[field]);
  return Object.fromEntries(changed);
}

/** What of a change takes effect at once on every page, too. */
export function preferencesIn(changes: Partial<DetailsDraft>): Partial<Preferences> {
  const currency = currencies.find((code) => code === changes.currency);
  const defaultUnit = units.find((code) => code === changes.defaultUnit);
  return { ...(currency && { currency }), ...(defaultUnit !== undefined && { defaultUnit }) };
}
