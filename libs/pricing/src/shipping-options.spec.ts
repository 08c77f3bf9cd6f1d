import fc from 'fast-check';

import { banner, cart, document, stand, tariff } from '../test/vectors';
import { compileTariff, quote, shippingOptions, type ShippingOption, type ShippingRequest } from './index';

const us = { country: 'US', currency: 'USD', grams: '756' };

const optionsFor = (request: ShippingRequest, by = tariff): readonly ShippingOption[] => {
  const result = shippingOptions(by, request);
  if (!result.ok) throw new Error(`rejected: ${JSON.stringify(result.error)}`);
  return result.options;
};

const optionOf = (method: number, request: ShippingRequest) =>
  optionsFor(request).find((option) => option.method === method);

describe('shipping options', () => {
  it('cost the same as in a quote, without fees', () => {
    const quoted = quote(tariff, cart(banner));
    if (!quoted.ok) throw new Error('the cart is rejected');
    const { weight, shippingFen, adjusted } = quoted.quote;
    expect(optionOf(0, { ...us, grams: weight.actualGrams })).toEqual({
      method: 0,
      chargeableGrams: weight.chargeableGrams,
      parcels: weight.parcels,
      gramsToNextStep: weight.gramsToNextStep,
      firstFen: shippingFen.first,
      nextFen: shippingFen.next,
      first: adjusted.shippingFirst,
      next: adjusted.shippingNext,
      total: adjusted.shippingFirst + adjusted.shippingNext,
    });
  });

  it.each([
    ['US', '756', [0, 1, 2, 3]],
    ['GB', '756', [0, 2, 3]],
    ['BR', '756', [0]],
    ['US', '19920', [0, 1, 2, 3]],
    ['US', '19921', [0, 1, 2]],
    ['US', '59750.0001', [0, 2]],
  ])('to %s for %s g are the methods %j', (country, grams, methods) => {
    expect(optionsFor({ ...us, country, grams }).map(({ method }) => method)).toEqual(methods);
  });

  it('charge volumetric weight only for services with a divisor', () => {
    const largeParcel = { ...us, volumeCm3: '50000' };
    expect(optionOf(0, largeParcel)?.chargeableGrams).toBe(10_250);
    expect(optionOf(1, largeParcel)?.chargeableGrams).toBe(8_334 + 250);
    expect(optionOf(3, largeParcel)?.chargeableGrams).toBe(836);
  });
});

describe('parcels', () => {
  it.each([
    ['1920', 1, 0],
    ['1921', 2, 99],
    ['3920', 2, 0],
    ['3921', 3, 99],
    ['20', 1, 0],
    ['21', 1, 99],
  ])('%s g by economy are %i, with %i g left before the next step', (grams, parcels, gramsToNextStep) => {
    expect(optionOf(3, { ...us, grams })).toMatchObject({ parcels, gramsToNextStep });
  });

  it('cost the same up to the next step and more beyond it', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2, 3), fc.integer({ min: 0, max: 19_000 }), (method, grams) => {
        const now = optionOf(method, { ...us, grams });
        if (!now) throw new Error('not optionsFor');
        const full = grams + now.gramsToNextStep;
        expect(optionOf(method, { ...us, grams: full })).toMatchObject({ total: now.total, gramsToNextStep: 0 });
        const beyond = optionOf(method, { ...us, grams: full + 1 });
        if (beyond) expect(beyond.total).toBeGreaterThan(now.total);
        else expect(method).toBe(3);
      }),
    );
  });

  const service = {
    firstGrams: 1000,
    firstFen: 9800,
    nextGrams: 100,
    nextFen: 900,
    packagingGrams: 0,
    maxParcelGrams: 1250,
  };
  const shop = compileTariff({
    ...document,
    shipping: { excluded: [], zones: { US: 'z' }, services: { 0: { z: service } } },
  });

  it.each([
    [0, { parcels: 0, firstFen: 0, nextFen: 0, gramsToNextStep: 0 }],
    [1, { parcels: 1, firstFen: 9800, nextFen: 0, gramsToNextStep: 999 }],
    [1000, { parcels: 1, firstFen: 9800, nextFen: 0, gramsToNextStep: 0 }],
    [1001, { parcels: 1, firstFen: 9800, nextFen: 900, gramsToNextStep: 99 }],
    [1201, { parcels: 1, firstFen: 9800, nextFen: 2700, gramsToNextStep: 49 }],
    [1251, { parcels: 2, firstFen: 19_600, nextFen: 2700, gramsToNextStep: 999 }],
  ])('of %i g without packaging: %j', (grams, charge) => {
    expect(optionsFor({ ...us, grams }, shop)).toMatchObject([charge]);
  });
});

describe('invalid shipping requests', () => {
  it.each([
    [{ currency: '__proto__' }, 'unknown_currency', 'currency'],
    [{ country: 'KP' }, 'shipping_excluded', 'country'],
    [{ country: 'AQ' }, 'shipping_unavailable', 'country'],
    [{ country: ['US'] }, 'shipping_unavailable', 'country'],
  ])('reject %j with %s', (request, code, field) => {
    expect(shippingOptions(tariff, { ...us, ...request })).toEqual({ ok: false, error: { code, field } });
  });

  it.each(['', '-1', '1e3', 'NaN', '1,5', NaN, Infinity, -1, 1e21, {}, ['1'], '1234567890', '1.00001'])(
    'reject %j with not_a_number',
    (value) => {
      const failure = (field: string) => ({ ok: false, error: { code: 'not_a_number', field } });
      expect(shippingOptions(tariff, { ...us, grams: value })).toEqual(failure('grams'));
      expect(shippingOptions(tariff, { ...us, volumeCm3: value })).toEqual(failure('volumeCm3'));
    },
  );

  it('reject a missing weight', () => {
    expect(shippingOptions(tariff, { ...us, grams: undefined })).toMatchObject({
      error: { code: 'not_a_number', field: 'grams' },
    });
  });

  it('never throw', () => {
    fc.assert(
      fc.property(
        fc.record({
          country: fc.anything(),
          currency: fc.constant('USD'),
          grams: fc.anything(),
          volumeCm3: fc.anything(),
        }),
        (request) => {
          expect(shippingOptions(tariff, request)).toHaveProperty('ok');
        },
      ),
    );
  });
});

test('a quote shows the grams left before the next shipping step', () => {
  const quoted = quote(tariff, { ...cart({ ...stand, quantity: 1 }), shippingMethod: 3 });
  expect(quoted).toMatchObject({
    ok: true,
    quote: { weight: { chargeableGrams: 2980, parcels: 2, gramsToNextStep: 20 } },
  });
});
