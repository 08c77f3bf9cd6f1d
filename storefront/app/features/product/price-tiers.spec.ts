import fc from 'fast-check';
import { banner, stand } from '../item/products.fixture';
import { findCurrentTier, findNextTierQuantity, findTiers } from './price-tiers';

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

describe('the quantity of the next price tier', () => {
  const side = fc.integer({ min: 10, max: 300 }).map((cm) => String(cm / 100));

  it('is the first one in a later tier', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 1000 }), (width, length, quantity) => {
        const tierAt = (count: number) => findCurrentTier(banner, sheet(width, length, count))?.from ?? Number.NaN;
        const next = findNextTierQuantity(banner, sheet(width, length, quantity));
        if (next === null) {
          expect(tierAt(banner.limits.maxQuantity)).toBe(tierAt(quantity));
          return;
        }
        expect(next).toBeGreaterThan(quantity);
        expect(next).toBeLessThanOrEqual(banner.limits.maxQuantity);
        expect(tierAt(next)).toBeGreaterThan(tierAt(quantity));
        expect(tierAt(next - 1)).toBe(tierAt(quantity));
      }),
    );
  });

  it('counts the pieces of a stand, of its own variant', () => {
    const stands = (variant: string, quantity: number) =>
      findNextTierQuantity(stand, { ...item, finishes: [], variant, quantity });
    expect([stands('85x200', 1), stands('85x200', 9), stands('85x200', 10)]).toEqual([10, 10, null]);
    expect(stands('120x200', 1)).toBeNull();
  });

  it('is missing without a size', () => {
    expect(findNextTierQuantity(banner, sheet('', '2', 1))).toBeNull();
    expect(findNextTierQuantity(banner, sheet('1', '2', Number.NaN))).toBeNull();
  });
});
