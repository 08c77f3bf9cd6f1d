import type { FormulaStepView } from '@shop/contract';

export interface FormulaSection {
  /** `line`: one line's factory price; `weight`; `shipping`: in CNY; `adjusted`: in the currency one pays in. */
  part: 'line' | 'weight' | 'shipping' | 'adjusted';
  line?: number;
  steps: FormulaStepView[];
}

const WEIGHT = ['actualWeight', 'volumetricWeight', 'weight', 'parcels'];
const SHIPPING = ['shippingFirst', 'shippingNext'];

/** The steps of a quote as they are read: each line's, then weight, shipping, and what one pays. */
export function formulaSections(steps: readonly FormulaStepView[]): FormulaSection[] {
  const sections: FormulaSection[] = [];
  for (const step of steps) {
    const part = partOf(step);
    const line = part === 'line' ? step.line : undefined;
    const last = sections.at(-1);
    if (last?.part === part && last.line === line) last.steps.push(step);
    else sections.push({ part, ...(line !== undefined && { line }), steps: [step] });
  }
  return sections;
}

function partOf({ label, line }: FormulaStepView): FormulaSection['part'] {
  if (WEIGHT.includes(label)) return 'weight';
  if (SHIPPING.includes(label)) return 'shipping';
  return line !== undefined && !label.startsWith('convert.') ? 'line' : 'adjusted';
}

/** The labels that have a word in every language. */
const formulaWords = [
  'area',
  'material',
  'seams',
  'setup',
  'line',
  'actualWeight',
  'volumetricWeight',
  'weight',
  'parcels',
  'shippingFirst',
  'shippingNext',
  'convert.line',
  'convert.shippingFirst',
  'convert.shippingNext',
  'discount',
  'subtotal',
  'exchangeFee',
  'remittanceFee',
  'total',
] as const;

/** What a step is called: a word of ours, a finish by its code, or the label itself where it is a new one. */
export function stepName(
  label: string,
): { word: (typeof formulaWords)[number] } | { finish: string } | { label: string } {
  const word = formulaWords.find((known) => known === label);
  if (word) return { word };
  return label.startsWith('finish.') ? { finish: label.slice('finish.'.length) } : { label };
}
