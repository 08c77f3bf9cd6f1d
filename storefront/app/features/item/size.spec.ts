import fc from 'fast-check';
import { UNIT_CODES } from '@shop/contract';
import { convert, initialSize, fromMm, findSizeProblem, toMm, type Limits } from './size';

const banner: Limits = { minMm: 100, maxLongMm: 50_000, rollWidthMm: 3200, maxQuantity: 1000, seams: true };
const sheet: Limits = { ...banner, maxLongMm: 2440, rollWidthMm: 1220, seams: false };
const unit = fc.constantFrom(...UNIT_CODES);

describe('the initial size', () => {
  it('is 3 × 6 ft in imperial units and 100 × 200 cm in metric ones', () => {
    expect(initialSize(banner, 0)).toEqual({ width: '36', length: '72' });
    expect(initialSize(banner, 1)).toEqual({ width: '3', length: '6' });
    expect(initialSize(banner, 2)).toEqual({ width: '100', length: '200' });
    expect(initialSize(banner, 3)).toEqual({ width: '1', length: '2' });
  });

  it('is smaller when the product’s limits require it', () => {
    expect(initialSize({ ...sheet, maxLongMm: 1000 }, 2)).toEqual({ width: '60', length: '90' });
  });

  it('is valid for all limits', () => {
    const limits = fc.record({
      minMm: fc.integer({ min: 10, max: 500 }),
      span: fc.integer({ min: 0, max: 5000 }),
      roll: fc.integer({ min: 500, max: 5000 }),
      seams: fc.boolean(),
    });
    fc.assert(
      fc.property(limits, unit, ({ minMm, span, roll, seams }, code) => {
        const product = { minMm, maxLongMm: minMm + span, rollWidthMm: roll, maxQuantity: 1, seams };
        const { width, length } = initialSize(product, code);
        const slack = (mm: number | null) => Math.round(mm ?? 0);
        expect(findSizeProblem(slack(toMm(width, code)), slack(toMm(length, code)), product)).toBeNull();
      }),
    );
  });
});

describe('a change of unit', () => {
  it('keeps the size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 50_000 }), unit, unit, (mm, from, to) => {
        const there = convert(fromMm(mm, from), from, to);
        expect(Math.abs((toMm(there, to) ?? 0) - mm)).toBeLessThan(1);
      }),
    );
  });

  it('keeps round numbers', () => {
    expect(convert('36', 0, 1)).toBe('3');
    expect(convert(convert('100', 2, 0), 0, 2)).toBe('100');
  });

  it('does not change text that is not a number', () => {
    expect(convert('about 3', 1, 2)).toBe('about 3');
  });
});

describe('a size that cannot be produced', () => {
  it('reports the first invalid field and its limit', () => {
    expect(findSizeProblem(99, 60_000, banner)).toEqual({ field: 'width', code: 'too_short', limitMm: 100 });
    expect(findSizeProblem(100, 60_000, banner)).toEqual({ field: 'length', code: 'too_long', limitMm: 50_000 });
  });

  it('reports a material that is too narrow and cannot have seams', () => {
    expect(findSizeProblem(1221, 1300, sheet)).toEqual({ field: 'width', code: 'cannot_be_joined', limitMm: 1220 });
    expect(findSizeProblem(3300, 3300, banner)).toBeNull();
  });
});
