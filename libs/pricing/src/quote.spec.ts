import { Ratio } from '@shop/money';
import fc from 'fast-check';

import { banner, board, cart, document, stand, tariff } from '../test/vectors';
import { compileTariff, quote, type Quote, type QuoteRequest } from './index';

const priced = (request: QuoteRequest, by = tariff): Quote => {
  const result = quote(by, request);
  if (!result.ok) throw new Error(`rejected: ${JSON.stringify(result.error)}`);
  return result.quote;
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const scaled = (whole: number, step: string) => Ratio.of(whole).times(Ratio.parse(step)).toDecimal();

const centimetres = fc.integer({ min: 100_000, max: 3_000_000 }).map((n) => scaled(n, '0.0001'));
const quantity = fc.integer({ min: 1, max: 500 });
const artwork = fc.constantFrom('custom', 'blank');
const banners = fc.record({
  sku: fc.constant('vinyl-440'),
  width: centimetres,
  length: centimetres,
  unit: fc.constant(2),
  quantity,
  artwork,
  finishes: fc.subarray(['hem-grommet', 'bleed-edges', 'raw-edges', 'pole-pocket']),
});
const stands = fc.record({
  sku: fc.constant('roll-up'),
  variant: fc.constantFrom('85x200', '120x200'),
  quantity,
  artwork,
  finishes: fc.subarray(['carry-bag']),
});
const requests = fc
  .record({
    currency: fc.constantFrom('USD', 'JPY', 'EUR', 'GBP', 'AUD', 'CAD', 'HKD', 'CNY'),
    priceList: fc.constantFrom('retail' as const, 'reseller' as const),
    shippingMethod: fc.constantFrom(0, 2),
    country: fc.constantFrom('US', 'JP', 'GB', 'AU'),
    lines: fc.array(fc.oneof(banners, stands), { minLength: 1, maxLength: 5 }),
  })
  .map((request) => ({ ...request, paymentMethod: request.currency === 'CNY' ? 3 : 0 }));

test('the quote of a banner contains the factory price and the customer’s price with its parts', () => {
  expect(priced(cart({ ...banner, finishes: ['hem-grommet'] }))).toMatchObject({
    // S3.46, S3.47
    original: { productFen: 8002 },
    // S3.50
    adjusted: {
      currency: 'USD', // S3.51
      product: 1112, // S3.52
      // S3.53
      shippingFirst: 1487, // S3.54
      shippingNext: 976, // S3.55
      // S3.56
      exchangeFee: 107, // S3.57
      remittanceFee: 201, // S3.58
      total: 3883, // S3.59
    },
  });
});

describe('every quote', () => {
  it('adds up to the last digit', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { original, adjusted } = priced(request);
        expect(original.productFen).toBe(sum(original.lines.map(({ fen }) => fen)));
        expect(adjusted.product).toBe(sum(adjusted.lines));
        // S9.48
        expect(adjusted.subtotal).toBe(adjusted.product + adjusted.shippingFirst + adjusted.shippingNext);
        // S9.49
        expect(adjusted.total).toBe(adjusted.subtotal + adjusted.exchangeFee + adjusted.remittanceFee);
      }),
    );
  });

  it('never costs more with a coupon, and still adds up', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 99 }), (request, percentOff) => {
        const { adjusted: plain, ...rest } = priced(request);
        const { adjusted, ...sameRest } = priced({ ...request, percentOff });
        expect(sameRest).toEqual(rest);
        expect(adjusted.total).toBeLessThanOrEqual(plain.total);
        expect(adjusted.product).toBe(plain.product);
        const { discount = Number.NaN } = adjusted;
        expect(discount).toBe(Math.floor((plain.product * percentOff * 2 + 100) / 200));
        expect(adjusted.subtotal).toBe(plain.subtotal - discount);
        expect(adjusted.total).toBe(adjusted.subtotal + adjusted.exchangeFee + adjusted.remittanceFee);
      }),
    );
  });

  it('charges fees on the discounted price', () => {
    const plain = priced(cart(stand)).adjusted;
    const lowered = priced({ ...cart(stand), percentOff: 50 }).adjusted;
    expect(lowered.exchangeFee).toBeLessThan(plain.exchangeFee);
    expect(lowered.remittanceFee).toBeLessThan(plain.remittanceFee);
  });

  it('has no discount without a coupon', () => {
    expect(priced(cart(banner)).adjusted).not.toHaveProperty('discount');
  });

  it.each([0, 100, 2.5, -5, Number.NaN])('throws a RangeError for a coupon of %s percent', (percentOff) => {
    expect(() => quote(tariff, { ...cart(banner), percentOff })).toThrow(RangeError);
  });

  it('is the same for the same request', () => {
    fc.assert(fc.property(requests, (request) => expect(priced(request)).toEqual(priced(structuredClone(request)))));
  });

  it('contains only whole numbers and survives JSON', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const shown = priced(request);
        expect(
          JSON.parse(JSON.stringify(shown), (_, value) => (typeof value === 'number' ? Math.trunc(value) : value)),
        ).toEqual(shown);
      }),
    );
  });

  it('charges the smallest PayPal fee that leaves the shop its base amount', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 0, max: 9_999 }), (request, rate) => {
        fc.pre(request.paymentMethod === 0);
        const rateText = scaled(rate, '0.0001');
        const paypal = { fixed: document.remittance['0']?.fixed ?? {}, rate: rateText };
        const { adjusted } = priced(request, compileTariff({ ...document, remittance: { 0: paypal } }));
        const base = Ratio.of(adjusted.subtotal + adjusted.exchangeFee);
        const received = (total: number) =>
          Ratio.of(total)
            .minus(Ratio.of(total).times(Ratio.parse(rateText)))
            .minus(Ratio.parse(paypal.fixed[request.currency] ?? 0));
        expect(received(adjusted.total).isBelow(base)).toBe(false);
        expect(received(adjusted.total - 1).isBelow(base)).toBe(true);
      }),
    );
  });
});

describe('a line', () => {
  it('costs the same in inches, feet, centimetres and metres', () => {
    const quarterFeet = fc.integer({ min: 4, max: 600 });
    const unitsPerQuarterFoot = ['3', '0.25', '7.62', '0.0762'];
    fc.assert(
      fc.property(banners, quarterFeet, quarterFeet, (line, width, length) => {
        const inUnits = unitsPerQuarterFoot.map((step, unit) =>
          priced(cart({ ...line, width: scaled(width, step), length: scaled(length, step), unit })),
        );
        // S3.24, S3.25, S3.26, S3.27, S9.16, S9.17, S9.18, S9.19
        expect(new Set(inUnits.map((shown) => JSON.stringify(shown))).size).toBe(1);
      }),
    );
  });

  it('costs the same with width and length swapped', () => {
    fc.assert(
      fc.property(banners, (line) =>
        expect(priced(cart({ ...line, width: line.length, length: line.width }))).toEqual(priced(cart(line))),
      ),
    );
  });

  it('costs more for more pieces within a tier', () => {
    const oneTier = fc.integer({ min: 10, max: 48 });
    fc.assert(
      fc.property(stands, oneTier, (line, pieces) => {
        const fen = (quantity: number) => priced(cart({ ...line, quantity })).original.productFen;
        expect(fen(pieces + 1)).toBeGreaterThan(fen(pieces));
      }),
    );
  });

  it.each([
    ['148.999', '74.4995', 74 + 7],
    ['149', '74.5', 75 + 7],
  ])('rounds once, half up, then adds the setup charge: %s fen at factor 0.5 is %s', (retail, _, fen) => {
    const tiers = [{ from: 1, retail, reseller: 0 }];
    const pricing = { kind: 'unit' as const, variants: { one: { grams: 1, cm3: 1, tiers } } };
    const pin = { pricing, setupFen: 7, artworkFactor: { custom: '0.5' }, limits: { maxQuantity: 9 }, finishes: {} };
    const line = { sku: 'pin', variant: 'one', quantity: 1, artwork: 'custom' };
    expect(priced(cart(line), compileTariff({ ...document, products: { pin } })).original.productFen).toBe(fen);
  });

  it('counts grommets only for a finish that has them, and seams per piece', () => {
    const wide = { ...banner, width: '7', length: '10', unit: 3, quantity: 3 };
    expect(priced(cart(wide)).original.lines).toMatchObject([{ grommets: 0, seams: 2 }]);
    // S3.37, S9.63
    expect(priced(cart({ ...wide, finishes: ['hem-grommet'] })).original.lines).toMatchObject([
      { grommets: 2 * (24 + 34), seams: 2 },
    ]);
  });

  it('is billed for at least the minimum area per piece, and weighs its real area', () => {
    const small = { ...banner, width: '20', length: '30', unit: 2, quantity: 10 };
    expect(priced(cart(small))).toMatchObject({
      original: { lines: [{ billableMm2: 5_000_000, fen: 16_000 }] },
      weight: { actualGrams: 264 },
    });
  });

  it('ignores a size for a unit product and has no billable area', () => {
    const sized = { ...stand, width: 'wide', length: -1, unit: 'ell' };
    expect(priced(cart(sized))).toEqual(priced(cart(stand)));
    expect(priced(cart(stand)).original.lines).toMatchObject([{ billableMm2: 0, grommets: 0, seams: 0 }]);
  });

  it('charges finishes of a unit product per piece only', () => {
    const bag = { fenPerPiece: 900, fenPerM2: 5000, fenPerMetre: 5000, fenPerGrommet: 5000 };
    const withPrices = compileTariff({
      ...document,
      products: { 'roll-up': { ...productOf('roll-up'), finishes: { bag } } },
    });
    expect(priced(cart({ ...stand, finishes: ['bag'] }), withPrices).original.lines).toMatchObject([
      { fen: 10 * (13_200 + 900) + 500, grommets: 0 },
    ]);
  });

  it('accepts a missing list of finishes', () => {
    expect(priced(cart({ ...banner, finishes: undefined }))).toEqual(priced(cart(banner)));
  });
});

describe('bulk', () => {
  const plate = { ...board, width: '10', length: '10' };

  it.each([
    ['the quantity', { ...plate, quantity: 99 }, { ...plate, quantity: 100 }],
    [
      'the billable area',
      { ...banner, width: '10', length: '29.9999', unit: 3 },
      { ...banner, width: '10', length: '30', unit: 3 },
    ],
    ["a unit product's quantity", { ...stand, quantity: 49 }, { ...stand, quantity: 50 }],
  ])('starts at %s', (_, below, at) => {
    expect(priced(cart(stand, below)).bulk).toBe(false);
    expect(priced(cart(stand, at))).toMatchObject({
      bulk: true,
      original: { lines: [{ bulk: false }, { bulk: true }] },
    });
  });
});

describe('fees', () => {
  it('are zero for prepaid CNY even if the tariff sets some', () => {
    const withFees = compileTariff({
      ...document,
      exchangeRate: { ...document.exchangeRate, CNY: '0.5' },
      remittance: { 3: { rate: '0.5', fixed: { CNY: 100 } } },
    });
    const { adjusted } = priced({ ...cart(banner), currency: 'CNY', paymentMethod: 3 }, withFees);
    expect(adjusted).toMatchObject({ exchangeFee: 0, remittanceFee: 0, total: adjusted.subtotal });
  });
});

function productOf(sku: string) {
  const product = document.products[sku];
  if (!product) throw new Error(`no ${sku}`);
  return product;
}
