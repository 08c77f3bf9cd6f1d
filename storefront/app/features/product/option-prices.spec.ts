import { MAX_PRICED_ITEMS } from '@shop/contract';
import { initialDraft, toItem } from '../item/item-draft';
import { banner, stand } from '../item/products.fixture';
import { itemsToPrice, toOptionPrices } from './option-prices';

const item = toItem(initialDraft(banner, 1), banner, 'en-US');

/** Prices as the API returns them: 10 a piece, 4 for hems, 3 less without a print. */
function pricesOf(items: ReturnType<typeof itemsToPrice>) {
  const total = ({ finishes, artwork, variant }: (typeof items)[number]) =>
    10 + (finishes.includes('hem-grommet') ? 4 : 0) - (artwork === 'blank' ? 3 : 0) + (variant === '120x200' ? 9 : 0);
  return { currency: 'USD', items: items.map((one) => ({ product: total(one), total: total(one) })) };
}

describe('the price differences of options', () => {
  const differencesOf = (product: typeof banner, current: typeof item) =>
    Object.fromEntries(toOptionPrices(product, current, pricesOf(itemsToPrice(product, current))).differences);

  it('are what a selected finish adds, and what another choice would change', () => {
    expect(differencesOf(banner, item)).toEqual({
      'finish hem-grommet': 4,
      'finish raw-edges': -4,
      'artwork custom': 0,
      'artwork blank': -3,
    });
  });

  it('are relative to the current choices', () => {
    expect(differencesOf(banner, { ...item, finishes: ['raw-edges'], artwork: 'blank' })).toEqual({
      'finish hem-grommet': 4,
      'finish raw-edges': 0,
      'artwork custom': 3,
      'artwork blank': 0,
    });
  });

  it('compare the variants with the selected one', () => {
    const current = toItem(initialDraft(stand, 1), stand, 'en-US');
    expect(differencesOf(stand, current)).toMatchObject({ 'variant 85x200': 0, 'variant 120x200': 9 });
  });

  it('are zero for the selected one of a group that needs a choice', () => {
    const finishRules = { exclusive: [], oneOf: [['hem-grommet', 'raw-edges']], requires: {} };
    const flag = { ...banner, finishRules };
    expect(differencesOf(flag, item)).toMatchObject({ 'finish hem-grommet': 0, 'finish raw-edges': -4 });
  });

  it('are missing for an option that cannot be shipped', () => {
    const prices = pricesOf(itemsToPrice(banner, item));
    const unshipped = prices.items.map((price, index) => (index === 2 ? { ...price, total: null } : price));
    const { differences } = toOptionPrices(banner, item, { ...prices, items: unshipped });
    expect([...differences.keys()]).toEqual(['finish hem-grommet', 'artwork custom', 'artwork blank']);
  });

  it('come with the saving of a quantity that costs less in total', () => {
    const pieces = { ...item, unit: 3, width: '1', length: '1', quantity: 4 };
    const prices = pricesOf(itemsToPrice(banner, pieces));
    const withTotal = (total: number | null) => ({
      ...prices,
      items: prices.items.map((price, index) => (index === prices.items.length - 1 ? { ...price, total } : price)),
    });
    expect(itemsToPrice(banner, pieces).at(-1)?.quantity).toBe(5);
    expect(toOptionPrices(banner, pieces, withTotal(11)).saving).toEqual({ pieces: 1, amount: 3 });
    for (const total of [14, 20, null]) expect(toOptionPrices(banner, pieces, withTotal(total)).saving).toBeNull();
    expect(toOptionPrices(banner, { ...pieces, quantity: 20 }, prices).saving).toBeNull();
  });

  it('need no more items than one request may have', () => {
    const finishes = Array.from({ length: 50 }, (_, index) => ({
      ...{ code: `finish-${index}`, name: '', note: '' },
      ...{ grommets: false, free: false },
    }));
    expect(itemsToPrice({ ...banner, finishes }, item)).toHaveLength(MAX_PRICED_ITEMS);
  });
});
