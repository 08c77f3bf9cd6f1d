import { banner, stand } from '../item/a-product.fixture';
import { tierInForce, tiersOf } from './tier-in-force';

const item = { sku: '', artwork: 'custom', finishes: [] } as const;
const sheet = (width: string, length: string, quantity: number) => ({
  ...item,
  finishes: [],
  width,
  length,
  unit: 3,
  quantity,
});

describe('the price tier in force', () => {
  it('follows the area of all pieces together', () => {
    const from = (quantity: number) => tierInForce(banner, sheet('1', '2.5', quantity))?.from;
    expect([1, 2, 7, 8].map(from)).toEqual([0, 5, 5, 20]);
  });

  it('follows the pieces of the variant', () => {
    const stands = (quantity: number) =>
      tierInForce(stand, { ...item, finishes: [], variant: '85x200', quantity })?.fen;
    expect([1, 9, 10].map(stands)).toEqual([12_000, 12_000, 10_000]);
    expect(tiersOf(stand, { ...item, finishes: [], variant: '120x200', quantity: 1 })).toHaveLength(1);
  });

  it('is none while there is no size', () => {
    expect(tierInForce(banner, sheet('', '2', 1))).toBeUndefined();
    expect(tierInForce(banner, sheet('1', '2', Number.NaN))).toBeUndefined();
  });
});
