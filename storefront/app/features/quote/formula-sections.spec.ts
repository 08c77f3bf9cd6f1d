import type { FormulaStepView } from '@shop/contract';
import { formulaSections, stepName } from './formula-sections';

const step = (label: string, line?: number): FormulaStepView => ({
  label,
  expression: '',
  amount: 0,
  ...(line !== undefined && { line }),
});

/** The order in which pricing explains a cart of two lines. */
const cart = [
  ...[0, 1].flatMap((line) => ['area', 'material', 'finish.hem-grommet', 'line'].map((label) => step(label, line))),
  ...['actualWeight', 'weight', 'parcels', 'shippingFirst', 'shippingNext'].map((label) => step(label)),
  ...[0, 1].map((line) => step('convert.line', line)),
  ...['convert.shippingFirst', 'subtotal', 'total'].map((label) => step(label)),
];

describe('the calculation of a quote', () => {
  it('is read line by line, then weight, shipping, and what one pays', () => {
    const read = formulaSections(cart).map(({ part, line, steps }) => [part, line, steps.length]);
    expect(read).toEqual([
      ['line', 0, 4],
      ['line', 1, 4],
      ['weight', undefined, 3],
      ['shipping', undefined, 2],
      ['adjusted', undefined, 5],
    ]);
  });

  it('leaves no step out', () => {
    expect(formulaSections(cart).flatMap(({ steps }) => steps)).toEqual(cart);
  });

  it('names steps by our words, finishes by theirs, and what is new by itself', () => {
    expect(stepName('convert.line')).toEqual({ word: 'convert.line' });
    expect(stepName('finish.white-ink')).toEqual({ finish: 'white-ink' });
    expect(stepName('insurance')).toEqual({ label: 'insurance' });
  });
});
