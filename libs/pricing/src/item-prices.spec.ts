import { banner, cart, stand, tariff } from '../test/vectors';
import { itemPrices, quote, type QuoteRequest } from './index';

const pricesOf = (request: QuoteRequest) => {
  const result = itemPrices(tariff, request);
  if (!result.ok) throw new Error(`rejected: ${JSON.stringify(result.error)}`);
  return result.prices;
};

const errorOf = (request: QuoteRequest) => {
  const result = itemPrices(tariff, request);
  return result.ok ? null : result.error;
};

describe('the prices of items', () => {
  it('are those of a quote for each item alone', () => {
    const items = [banner, stand, { ...banner, quantity: 7 }, { ...banner, finishes: [] }];
    const quoted = items.map((item) => {
      const result = quote(tariff, cart(item));
      if (!result.ok) throw new Error('the item is rejected');
      const { product, total } = result.quote.adjusted;
      return { product, total };
    });
    expect(pricesOf(cart(...items))).toEqual(quoted);
  });

  it('have no total for an item that is too heavy for the shipping method', () => {
    const heavy = { ...banner, quantity: 500 };
    const [light, tooHeavy] = pricesOf({ ...cart(banner, heavy), shippingMethod: 3 });
    expect(light?.total).toBeGreaterThan(0);
    expect(tooHeavy?.total).toBeNull();
    expect(tooHeavy?.product).toBe(pricesOf(cart(heavy))[0]?.product);
  });

  it('are rejected like a quote, with the line of the first invalid item', () => {
    expect(errorOf(cart(banner, { ...banner, width: '0.01' }, { ...banner, sku: 'x' }))).toMatchObject({
      code: 'size_out_of_range',
      field: 'width',
      line: 1,
    });
    expect(errorOf({ ...cart(banner), lines: [] })).toMatchObject({ code: 'empty_cart' });
    for (const terms of [{ country: 'KP' }, { shippingMethod: 9 }, { currency: 'XXX' }, { paymentMethod: 9 }]) {
      const quoted = quote(tariff, { ...cart(banner), ...terms });
      expect(errorOf({ ...cart(banner), ...terms })).toEqual(quoted.ok ? null : quoted.error);
      expect(quoted.ok).toBe(false);
    }
  });

  it('are rejected past the safe integers', () => {
    expect(errorOf(cart(banner, { ...banner, quantity: 1e15 }))).toMatchObject({
      code: 'quantity_out_of_range',
      line: 1,
    });
  });
});
