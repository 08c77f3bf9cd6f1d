import fc from 'fast-check';
import { UNIT_CODES } from '@shop/contract';
import { convert, fromMm, findSizeProblems, toMm, type Limits } from './size';

const banner: Limits = { minMm: 100, maxLongMm: 50_000, rollWidthMm: 3200, maxQuantity: 1000, seams: true };
const sheet: Limits = { ...banner, maxLongMm: 2440, rollWidthMm: 1220, seams: false };
const unit = fc.constantFrom(...UNIT_CODES);

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
  it('reports each invalid side and its limit, in the order of pricing', () => {
    expect(findSizeProblems(99, 60_000, banner)).toEqual([
      { field: 'width', code: 'too_short', limitMm: 100 },
      { field: 'length', code: 'too_long', limitMm: 50_000 },
    ]);
    expect(findSizeProblems(100, 60_000, banner)).toEqual([{ field: 'length', code: 'too_long', limitMm: 50_000 }]);
  });

  it('reports the side that is known while the other one is not', () => {
    expect(findSizeProblems(null, 60_000, banner)).toEqual([{ field: 'length', code: 'too_long', limitMm: 50_000 }]);
    expect(findSizeProblems(1500, null, sheet)).toEqual([]);
  });

  it('reports a material that is too narrow and cannot have seams', () => {
    expect(findSizeProblems(1221, 1300, sheet)).toEqual([{ field: 'width', code: 'cannot_be_joined', limitMm: 1220 }]);
    expect(findSizeProblems(3300, 3300, banner)).toEqual([]);
  });
});
