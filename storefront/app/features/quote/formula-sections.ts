import type { FormulaStepView } from '@shop/contract';

export interface FormulaSection {
  /** `line`: factory price of one line; `weight`; `shipping` in CNY; `adjusted`: amounts in the payment currency. */
  part: 'line' | 'weight' | 'shipping' | 'adjusted';
  line?: number;
  steps: FormulaStepView[];
}

/** The names that the calculation shows. */
export interface FormulaNames {
  /** Returns the name of a finish in the page's language. */
  finish: (code: string) => string;
  /** Returns the name of a cart line; not used for a single item. */
  line?: (line: number) => string;
}

const WEIGHT = ['actualWeight', 'volumetricWeight', 'weight', 'parcels'];
const SHIPPING = ['shippingFirst', 'shippingNext'];

/** Groups the steps of a quote into sections: lines, weight, shipping, payable amounts. */
export function formulaSections(steps: readonly FormulaStepView[]): FormulaSection[] {
  const sections: FormulaSection[] = [];
  for (const step of steps) {
    const part = findPart(step);
    const line = part === 'line' ? step.line : undefined;
    const last = sections.at(-1);
    if (last?.part === part && last.line === line) last.steps.push(step);
    else sections.push({ part, ...(line !== undefined && { line }), steps: [step] });
  }
  return sections;
}

function findPart({ label, line }: FormulaStepView): FormulaSection['part'] {
  if (WEIGHT.includes(label)) return 'weight';
  if (SHIPPING.includes(label)) return 'shipping';
  return line !== undefined && !label.startsWith('convert.') ? 'line' : 'adjusted';
}

/** The labels that have a translation. */
const translatedLabels = [
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

/** The name of a step: a translation key, the code of a finish, or the label itself if it is unknown. */
export function stepName(
  label: string,
): { key: (typeof translatedLabels)[number] } | { finish: string } | { label: string } {
  const key = translatedLabels.find((known) => known === label);
  if (key) return { key };
  return label.startsWith('finish.') ? { finish: label.slice('finish.'.length) } : { label };
}
