import { drawingName, NEW_PRODUCT, NEW_VARIANT, toNewProduct, type NewProductValues } from './product-form';

const text = { name: ' Stand ', summary: 'A stand.', description: 'It stands.', notes: 'Light.\n', uses: '' };
const stand: NewProductValues = {
  ...NEW_PRODUCT,
  ...{ sku: ' stand ', slug: 'stand', category: 'exhibition', kind: 'unit', text },
  drawing: { form: 'roll-up', scene: 'photo-wall', detail: 'uv-ink', motif: 'waves', mirrored: false },
  variants: [{ ...NEW_VARIANT, code: ' 85x200 ', name: '85 × 200 cm' }],
};

describe('form of a new product', () => {
  test('sends trimmed texts and the variants of a product that is priced per piece', () => {
    expect(toNewProduct(stand)).toMatchObject({
      ...{ sku: 'stand', category: 'exhibition', kind: 'unit' },
      text: { name: 'Stand', notes: ['Light.'], uses: [] },
      drawing: { form: 'roll-up' },
      variants: [{ code: '85x200', name: '85 × 200 cm' }],
    });
  });

  test('sends no variants and the shape of panels for a product that is priced by area', () => {
    const product = toNewProduct({ ...stand, kind: 'area' });
    expect(product.variants).toEqual([]);
    expect(product.drawing).toMatchObject({ form: 'area', scene: 'photo-wall', motif: 'waves' });
  });

  test('names drawings by their codes', () => {
    expect(drawingName('desktop-x-stand')).toBe('Desktop x stand');
  });
});
