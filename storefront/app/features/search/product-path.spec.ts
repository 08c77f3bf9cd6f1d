import { productPath } from './product-path';

const size = { width: '3', length: '6', unit: 1 };

describe('the page of a product that was searched for with a size', () => {
  it('opens with the size', () => {
    expect(productPath({ category: 'banner', slug: 'vinyl', kind: 'area' }, size)).toBe(
      '/banner/vinyl?width=3&length=6&unit=1',
    );
  });

  it('is the usual page without a size, and for products sold by the piece', () => {
    expect(productPath({ category: 'banner', slug: 'vinyl', kind: 'area' }, undefined)).toBe('/banner/vinyl');
    expect(productPath({ category: 'flags', slug: 'nobori', kind: 'unit' }, size)).toBe('/flags/nobori');
  });
});
