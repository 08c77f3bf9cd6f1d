import { banner, stand } from '../item/products.fixture';
import { findCurrentTier, findTiers } from './price-tiers';

const item = { sku: '', artwork: 'custom', finishes: [] } as const;
const sheet = (width: string, length: string, quantity: number) => ({
  ...item,
  finishes: [],
  width,
  length,
  unit: 3,
  quantity,
});

describe('the current price tier', () => {
  it('depends on the total area', () => {
    const from = (quantity: number) => findCurrentTier(banner, sheet('1', '2.5', quantity))?.from;
    expect([1, 2, 7, 8].map(from)).toEqual([0, 5, 5, 20]);
  });

  it('depends on the quantity of the variant', () => {
    const stands = (quantity: number) =>
      findCurrentTier(stand, { ...item, finishes: [], variant: '85x200', quantity })?.fen;
    expect([1, 9, 10].map(stands)).toEqual([12_000, 12_000, 10_000]);
    expect(findTiers(stand, { ...item, finishes: [], variant: '120x200', quantity: 1 })).toHaveLength(1);
  });

  it('is missing without a size', () => {
    expect(findCurrentTier(banner, sheet('', '2', 1))).toBeUndefined();
    expect(findCurrentTier(banner, sheet('1', '2', Number.NaN))).toBeUndefined();
  });
});
