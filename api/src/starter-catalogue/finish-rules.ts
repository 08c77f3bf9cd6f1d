import type { FinishRulesTariff } from '@shop/pricing';

export interface FinishRules {
  /** At most one finish of each group. */
  exclusive: readonly (readonly string[])[];
  /** Exactly one finish of each group. */
  oneOf: readonly (readonly string[])[];
  /** With the key, at least one of these. */
  requires: Readonly<Record<string, readonly string[]>>;
}

/** The rules that concern a product with these finishes; undefined if none do. */
export function finishRulesFor(rules: FinishRules, offered: readonly string[]): FinishRulesTariff | undefined {
  const offeredIn = (group: readonly string[]) => group.filter((code) => offered.includes(code));
  const groups = rules.exclusive.map(offeredIn);
  const isCovered = (group: readonly string[], index: number) =>
    groups.some((other, at) => (other.length > group.length || at < index) && contains(other, group));
  const exclusive = groups.filter((group, index) => group.length > 1 && !isCovered(group, index));
  const oneOf = rules.oneOf.map(offeredIn).filter((group) => group.length > 1);
  const requires = Object.entries(rules.requires).filter(([code]) => offered.includes(code));
  if (exclusive.length === 0 && oneOf.length === 0 && requires.length === 0) return undefined;
  return {
    ...(exclusive.length > 0 && { exclusive }),
    ...(oneOf.length > 0 && { oneOf }),
    ...(requires.length > 0 && { requires: Object.fromEntries(requires) }),
  };
}

const contains = (group: readonly string[], part: readonly string[]): boolean =>
  part.every((code) => group.includes(code));
