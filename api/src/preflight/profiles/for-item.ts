import type { ExaminationOf } from '../file-examinations.queries';
import { chooseProfile, type PrintTarget } from './choose-profile';

/** An examination with what the profile of an item changes in it. */
export type ItemExamination = ExaminationOf & {
  /** Percent of total ink; undefined without a profile. */
  inkLimit?: number;
};

/**
 * The examination of a file as an item is printed: by the profile of its product and printer, if there is one. Without a
 * printer of its own, the item is printed on the usual one of its product.
 */
export function forItem(examination: ExaminationOf, { sku, printer }: PrintTarget): ItemExamination {
  const target = { sku, printer: printer ?? examination.usualPrinters?.[sku] ?? null };
  const effect = chooseProfile(examination.effects ?? [], target);
  if (!effect) return examination;
  const { inkLimit, gamut, printId, gamutId } = effect;
  if (!gamut || !examination.facts) return { ...examination, inkLimit };
  return { ...examination, inkLimit, facts: { ...examination.facts, gamut }, printId, gamutId };
}
