import { PricingError } from './pricing-error';
import type { Finish, FinishRules, Lookup } from './tariff';

/** Resolves finish codes in turn: each must be offered (`unknown_finish`) and named once (`duplicate_finish`). */
export function chooseFinishes(offered: Lookup<Finish>, codes: unknown): Finish[] | PricingError {
  if (!Array.isArray(codes)) return new PricingError('unknown_finish', 'finishes');
  const finishes = new Set<Finish>();
  for (const code of codes) {
    const finish = offered.get(code);
    if (!finish) return new PricingError('unknown_finish', 'finishes');
    if (finishes.has(finish)) return new PricingError('duplicate_finish', 'finishes');
    finishes.add(finish);
  }
  return [...finishes];
}

/**
 * Checks a combination of finishes: `finish_conflict` for two of an `exclusive` or `oneOf` group, then `finish_requires`
 * for an unmet requirement, then `finish_missing` for a `oneOf` group without a choice.
 */
export function checkFinishRules(rules: FinishRules, finishes: readonly Finish[]): PricingError | undefined {
  const chosen = new Set(finishes.map(({ code }) => code));
  const countIn = (group: readonly string[]) => group.filter((code) => chosen.has(code)).length;
  if ([...rules.exclusive, ...rules.oneOf].some((group) => countIn(group) > 1))
    return new PricingError('finish_conflict', 'finishes');
  const isUnmet = (needed: readonly string[] | undefined) => needed !== undefined && countIn(needed) === 0;
  if (finishes.some(({ code }) => isUnmet(rules.requires.get(code))))
    return new PricingError('finish_requires', 'finishes');
  if (rules.oneOf.some((group) => countIn(group) === 0)) return new PricingError('finish_missing', 'finishes');
  return undefined;
}
