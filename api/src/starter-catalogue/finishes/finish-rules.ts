import type { FinishRulesTariff } from '@shop/pricing';
import type { FinishCode } from './finishes';

/** Cut or mounted edges: they leave no hem to sew anything into. */
const UNSEWN_EDGES = ['bleed-edges', 'raw-edges', 'silicone-edge', 'stretcher-frame'] as const;

/** At most one finish of each group. */
const EXCLUSIVE: readonly (readonly FinishCode[])[] = [
  ['hem-grommet', 'sewn-hem', ...UNSEWN_EDGES],
  ['webbing', ...UNSEWN_EDGES],
  ['hook-tape', ...UNSEWN_EDGES],
  ['pole-pocket', 'rope-heading', ...UNSEWN_EDGES],
  ['laminated-gloss', 'laminated-matte', 'no-lamination'],
  ['cross-base', 'ground-spike', 'tyre-base'],
];

/** With the key, at least one of these. */
const REQUIRES: Partial<Readonly<Record<FinishCode, readonly FinishCode[]>>> = {
  standoffs: ['drilled'],
  'water-ring': ['cross-base'],
};

/** The rules that concern a product with these finishes; undefined if none do. */
export function finishRulesFor(offered: readonly string[]): FinishRulesTariff | undefined {
  const groups = EXCLUSIVE.map((group) => group.filter((code) => offered.includes(code)));
  const isCovered = (group: readonly string[], index: number) =>
    groups.some((other, at) => (other.length > group.length || at < index) && contains(other, group));
  const exclusive = groups.filter((group, index) => group.length > 1 && !isCovered(group, index));
  const requires = Object.entries(REQUIRES).filter(([code]) => offered.includes(code));
  if (exclusive.length === 0 && requires.length === 0) return undefined;
  return {
    ...(exclusive.length > 0 && { exclusive }),
    ...(requires.length > 0 && { requires: Object.fromEntries(requires) }),
  };
}

const contains = (group: readonly string[], part: readonly string[]): boolean =>
  part.every((code) => group.includes(code));
