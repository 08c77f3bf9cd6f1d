import { toVariantDefinition, toVariantValues } from './variant-form';

const print = { widthMm: 850, heightMm: 2000 };
const size = { widthMm: 890, heightMm: 2080, depthMm: 360, print };
const variant = { code: '85x200', name: '85 × 200 cm', names: { en: '85 × 200 cm' }, ...size, priced: true };

describe('the form of a variant', () => {
  test('has an empty name in every other language, which is not sent', () => {
    const values = toVariantValues(variant);
    expect(values).toMatchObject({ names: { en: '85 × 200 cm', ja: '', de: '', zh: '' }, widthMm: 890, print });
    expect(toVariantDefinition(values)).toEqual({ names: variant.names, ...size });
  });

  test('sends names without surrounding spaces', () => {
    const values = { ...toVariantValues(variant), names: { en: ' Wide ', ja: null, fr: ' Large', zh: '宽 ' } };
    expect(toVariantDefinition(values).names).toEqual({ en: 'Wide', fr: 'Large', zh: '宽' });
  });

  test('is empty for a new variant', () => {
    expect(toVariantValues()).toMatchObject({ names: { en: '' }, widthMm: null, print: { heightMm: null } });
  });
});
