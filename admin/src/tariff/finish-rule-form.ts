import type { ProductTariff } from './product-tariff';

/** In the order in which the form lists them. */
export const FINISH_RULES = ['exclusive', 'oneOf', 'requires'] as const;

/** A rule as the form holds it. */
export interface FinishRuleValues extends Record<string, unknown> {
  rule: (typeof FINISH_RULES)[number];
  /** The finish that requires one of the others; null for groups. */
  finish: string | null;
  finishes: readonly string[];
}

export const NEW_FINISH_RULE: FinishRuleValues = { rule: 'exclusive', finish: null, finishes: [] };

type Rules = ProductTariff['finishRules'];

export function toFinishRuleValues(rules: Rules): FinishRuleValues[] {
  const groups = (rule: 'exclusive' | 'oneOf') =>
    (rules?.[rule] ?? []).map((finishes): FinishRuleValues => ({ rule, finish: null, finishes }));
  const requirements = Object.entries(rules?.requires ?? {}).map(([finish, finishes]): FinishRuleValues => ({
    ...{ rule: 'requires', finish },
    finishes: finishes ?? [],
  }));
  return [...groups('exclusive'), ...groups('oneOf'), ...requirements];
}

/**
 * The rules that a form describes. Finishes that the product no longer offers are left out, and rules that then say nothing.
 * @param offered codes of the product's finishes
 * @returns undefined without rules
 */
export function fromFinishRuleValues(values: readonly FinishRuleValues[], offered: readonly string[]): Rules {
  const rows = values.map((row) => ({ ...row, finishes: row.finishes.filter((code) => offered.includes(code)) }));
  const groups = (kind: 'exclusive' | 'oneOf') =>
    rows.filter(({ rule, finishes }) => rule === kind && finishes.length > 1).map(({ finishes }) => finishes);
  const requires = rows.flatMap(({ rule, finish, finishes }) =>
    rule === 'requires' && finish !== null && offered.includes(finish) && finishes.length > 0
      ? [[finish, finishes] as const]
      : [],
  );
  const [exclusive, oneOf] = [groups('exclusive'), groups('oneOf')];
  if (exclusive.length + oneOf.length + requires.length === 0) return undefined;
  return {
    ...(exclusive.length > 0 && { exclusive }),
    ...(oneOf.length > 0 && { oneOf }),
    ...(requires.length > 0 && { requires: Object.fromEntries(requires) }),
  } as Rules;
}
