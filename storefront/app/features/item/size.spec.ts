import fc from 'fast-check';
import { units } from '../preferences/preferences';
import { convert, firstSize, fromMm, sizeProblem, toMm, type Limits } from './size';

const banner: Limits = { minMm: 100, maxLongMm: 50_000, rollWidthMm: 3200, maxQuantity: 1000, seams: true };
const sheet: Limits = { ...banner, maxLongMm: 2440, rollWidthMm: 1220, seams: false };
const unit = fc.constantFrom(...units);

describe('the size to begin with', () => {
  it('is 3 × 6 ft where feet and inches are at home, else 100 × 200 cm', () => {
    expect(firstSize(banner, 0)).toEqual({ width: '36', length: '72' });
    expect(firstSize(banner, 1)).toEqual({ width: '3', length: '6' });
    expect(firstSize(banner, 2)).toEqual({ width: '100', length: '200' });
    expect(firstSize(banner, 3)).toEqual({ width: '1', length: '2' });
  });

  it('is the next smaller where the product is not made so large', () => {
    expect(firstSize({ ...sheet, maxLongMm: 1000 }, 2)).toEqual({ width: '60', length: '90' });
  });

  it('can be made, whatever the limits', () => {
    const limits = fc.record({
      minMm: fc.integer({ min: 10, max: 500 }),
      span: fc.integer({ min: 0, max: 5000 }),
      roll: fc.integer({ min: 500, max: 5000 }),
      seams: fc.boolean(),
    });
    fc.assert(
      fc.property(limits, unit, ({ minMm, span, roll, seams }, code) => {
        const product = { minMm, maxLongMm: minMm + span, rollWidthMm: roll, maxQuantity: 1, seams };
        const { width, length } = firstSize(product, code);
        const slack = (mm: number | null) => Math.round(mm ?? 0);
        expect(sizeProblem(slack(toMm(width, code)), slack(toMm(length, code)), product)).toBeNull();
      }),
    );
  });
});

describe('a change of unit', () => {
  it('leaves the piece what it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 50_000 }), unit, unit, (mm, from, to) => {
        const there = convert(fromMm(mm, from), from, to);
        expect(Math.abs((toMm(there, to) ?? 0) - mm)).toBeLessThan(1);
      }),
    );
  });

  it('keeps round numbers round', () => {
    expect(convert('36', 0, 1)).toBe('3');
    expect(convert(convert('100', 2, 0), 0, 2)).toBe('100');
  });

  it('leaves alone what is no number', () => {
    expect(convert('about 3', 1, 2)).toBe('about 3');
  });
});

describe('a size that cannot be made', () => {
  it('names the first field out of bounds, and the bound', () => {
    expect(sizeProblem(99, 60_000, banner)).toEqual({ field: 'width', code: 'too_short', boundMm: 100 });
    expect(sizeProblem(100, 60_000, banner)).toEqual({ field: 'length', code: 'too_long', boundMm: 50_000 });
  });

  it('tells where a material is too narrow and takes no seams', () => {
    expect(sizeProblem(1221, 1300, sheet)).toEqual({ field: 'width', code: 'cannot_be_joined', boundMm: 1220 });
    expect(sizeProblem(3300, 3300, banner)).toBeNull();
  });
});
