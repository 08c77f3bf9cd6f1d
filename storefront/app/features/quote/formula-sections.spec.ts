import type { FormulaStepView } from '@shop/contract';
import { formulaSections, stepName } from './formula-sections';

const step = (label: string, line?: number): FormulaStepView => ({
  label,
  expression: '',
  amount: 0,
  ...(line !== undefined && { line }),
});

/** The steps of a cart with two lines in the order of pricing. */
const cart = [
  ...[0, 1].flatMap((line) => ['area', 'material', 'finish.hem-grommet', 'line'].map((label) => step(label, line))),
  ...['actualWeight', 'weight', 'parcels', 'shippingFirst', 'shippingNext'].map((label) => step(label)),
  ...[0, 1].map((line) => step('convert.line', line)),
  ...['convert.shippingFirst', 'subtotal', 'total'].map((label) => step(label)),
];

describe('the calculation of a quote', () => {
  it('has sections for lines, weight, shipping and payable amounts', () => {
    const read = formulaSections(cart).map(({ part, line, steps }) => [part, line, steps.length]);
    expect(read).toEqual([
      ['line', 0, 4],
      ['line', 1, 4],
      ['weight', undefined, 3],
      ['shipping', undefined, 2],
      ['adjusted', undefined, 5],
    ]);
  });

  it('contains every step', () => {
    expect(formulaSections(cart).flatMap(({ steps }) => steps)).toEqual(cart);
  });

  it('names steps by translation, finishes by their name and unknown steps by their label', () => {
    expect(stepName('convert.line')).toEqual({ key: 'convert.line' });
    expect(stepName('finish.white-ink')).toEqual({ finish: 'white-ink' });
    expect(stepName('insurance')).toEqual({ label: 'insurance' });
  });
});
