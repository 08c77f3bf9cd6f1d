import type { FinishRulesTariff } from '@shop/pricing';

export interface FinishRules {
  /** At most one finish of each group. */
  exclusive: readonly (readonly string[])[];
  /** With the key, at least one of these. */
  requires: Readonly<Record<string, readonly string[]>>;
}

/** The rules that concern a product with these finishes; undefined if none do. */
export function finishRulesFor(rules: FinishRules, offered: readonly string[]): FinishRulesTariff | undefined {
  const groups = rules.exclusive.map((group) => group.filter((code) => offered.includes(code)));
  const isCovered = (group: readonly string[], index: number) =>
    groups.some((other, at) => (other.length > group.length || at < index) && contains(other, group));
  const exclusive = groups.filter((group, index) => group.length > 1 && !isCovered(group, index));
  const requires = Object.entries(rules.requires).filter(([code]) => offered.includes(code));
  if (exclusive.length === 0 && requires.length === 0) return undefined;
  return {
    ...(exclusive.length > 0 && { exclusive }),
    ...(requires.length > 0 && { requires: Object.fromEntries(requires) }),
  };
}

const contains = (group: readonly string[], part: readonly string[]): boolean =>
  part.every((code) => group.includes(code));
