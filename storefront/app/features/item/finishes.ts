/** Of each row a piece has one at most: an edge is hemmed or left raw, a print is laminated one way. */
const ALTERNATIVES: readonly (readonly string[])[] = [
  ['hem-grommet', 'bleed-edges', 'raw-edges', 'sewn-hem', 'silicone-edge', 'stretcher-frame'],
  ['webbing', 'bleed-edges', 'raw-edges', 'silicone-edge', 'stretcher-frame'],
  ['hook-tape', 'bleed-edges', 'raw-edges', 'silicone-edge', 'stretcher-frame'],
  ['rope-heading', 'bleed-edges', 'raw-edges', 'pole-pocket', 'silicone-edge', 'stretcher-frame'],
  ['pole-pocket', 'bleed-edges', 'raw-edges', 'silicone-edge', 'stretcher-frame'],
  ['laminated-gloss', 'laminated-matte', 'no-lamination'],
];

/** What a finish cannot be had without. */
const NEEDS: Readonly<Record<string, string>> = { standoffs: 'drilled' };

/** A banner comes hemmed unless told otherwise. */
const USUAL = 'hem-grommet';

export function usualFinishes(offered: readonly { code: string }[]): string[] {
  return offered.some(({ code }) => code === USUAL) ? [USUAL] : [];
}

/** The finishes after one is chosen or given up: what contradicts it goes, what it needs comes along. */
export function toggleFinish(chosen: readonly string[], code: string, offered: readonly { code: string }[]): string[] {
  const next = new Set(chosen.includes(code) ? without(chosen, code) : withChosen(chosen, code));
  return offered.map((finish) => finish.code).filter((finish) => next.has(finish));
}

function withChosen(chosen: readonly string[], code: string): string[] {
  const contradicts = (other: string) => ALTERNATIVES.some((row) => row.includes(code) && row.includes(other));
  const needed = NEEDS[code];
  return [...chosen.filter((other) => !contradicts(other)), code, ...(needed === undefined ? [] : [needed])];
}

function without(chosen: readonly string[], code: string): string[] {
  return chosen.filter((other) => other !== code && NEEDS[other] !== code);
}
