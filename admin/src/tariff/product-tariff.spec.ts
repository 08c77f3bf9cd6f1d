import { type ProductTariff, withoutFinish } from './product-tariff';

const tariff: ProductTariff = {
  setupFen: 0,
  artworkFactor: { custom: 1 },
  finishes: { hem: {}, raw: {}, bleed: {}, drilled: {}, standoffs: {} },
  pricing: { kind: 'unit', variants: {} },
  limits: { maxQuantity: 10 },
};
const finishRules = {
  exclusive: [
    ['hem', 'raw', 'bleed'],
    ['raw', 'bleed'],
  ],
  requires: { standoffs: ['drilled'] },
};

describe('removing a finish from a tariff', () => {
  it('removes it from the finish rules, and groups of fewer than two finishes', () => {
    expect(withoutFinish({ ...tariff, finishRules }, 'raw')).toEqual({
      ...tariff,
      finishes: { hem: {}, bleed: {}, drilled: {}, standoffs: {} },
      finishRules: { exclusive: [['hem', 'bleed']], requires: { standoffs: ['drilled'] } },
    });
  });

  it.each(['standoffs', 'drilled'])('removes the requirement that names %s', (code) => {
    const { finishRules: rules } = withoutFinish({ ...tariff, finishRules }, code);
    expect(rules).toEqual({ exclusive: finishRules.exclusive });
  });

  it('leaves a tariff without rules without rules', () => {
    expect(withoutFinish(tariff, 'hem')).not.toHaveProperty('finishRules');
    expect(withoutFinish({ ...tariff, finishRules: { oneOf: [['hem', 'raw']] } }, 'hem')).not.toHaveProperty(
      'finishRules',
    );
  });
});
