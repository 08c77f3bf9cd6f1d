import type { ExaminationOf } from '../file-examinations.queries';

/** An examination with what the profile of a product changes in it. */
export type ProductExamination = ExaminationOf & {
  /** Percent of total ink; undefined without a profile. */
  inkLimit?: number;
};

/** The examination of a file as it is printed as a product: by the product's profile, if it has one. */
export function forProduct(examination: ExaminationOf, sku: string): ProductExamination {
  const effect = examination.effects?.[sku];
  if (!effect) return examination;
  const { inkLimit, gamut, printId, gamutId } = effect;
  if (!gamut || !examination.facts) return { ...examination, inkLimit };
  return { ...examination, inkLimit, facts: { ...examination.facts, gamut }, printId, gamutId };
}
