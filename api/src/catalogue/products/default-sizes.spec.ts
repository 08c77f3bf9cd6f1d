import { toDefaultSizes, toRoundSize } from './default-sizes';

const banner = { minMm: 100, maxLongMm: 50_000, rollWidthMm: 3200, maxQuantity: 1000, seams: true };
const landscape = { widthMm: 1800, lengthMm: 900 };

describe('the default size of a product', () => {
  it('has round numbers in every unit', () => {
    expect(toDefaultSizes(landscape, banner)).toEqual([
      { width: '72', length: '36' },
      { width: '6', length: '3' },
      { width: '180', length: '90' },
      { width: '1.8', length: '0.9' },
    ]);
  });

  it('is in whole inches where whole feet would be another size', () => {
    expect(toRoundSize({ widthMm: 600, lengthMm: 450 }, 0)).toEqual({ width: '24', length: '18' });
    expect(toRoundSize({ widthMm: 300, lengthMm: 200 }, 1)).toEqual({ width: '1', length: '0.75' });
  });

  it('is a usual size where the product has none, or one that cannot be produced', () => {
    const poster = { ...banner, maxLongMm: 1200, rollWidthMm: 1000, seams: false };
    for (const own of [null, landscape]) {
      expect(toDefaultSizes(own, poster).map(({ width, length }) => [width, length])).toEqual([
        ['24', '36'],
        ['2', '3'],
        ['60', '90'],
        ['0.6', '0.9'],
      ]);
    }
  });

  it('is never below the smallest side', () => {
    const narrow = { ...banner, minMm: 333.3, maxLongMm: 340 };
    expect(toDefaultSizes(null, narrow)).toEqual([
      { width: '13.1221', length: '13.1221' },
      { width: '1.0936', length: '1.0936' },
      { width: '33.33', length: '33.33' },
      { width: '0.3333', length: '0.3333' },
    ]);
  });
});
