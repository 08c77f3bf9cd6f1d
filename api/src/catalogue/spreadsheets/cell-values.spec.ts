import fc from 'fast-check';
import { normalizeNumber, isSameCell, toNumberCell } from './cell-values';

test.each([
  ['0.50', '0.5'],
  ['007', '7'],
  ['0.00', '0'],
  ['-0', '0'],
  ['-1.20', '-1.2'],
  [0.1, '0.1'],
  [1e-7, '0.0000001'],
  [1e21, null],
  [Number.NaN, null],
  ['1e3', null],
  ['1,5', null],
  ['١٢', null],
  [' 5', null],
  ['', null],
  ['.', null],
])('%p is normalized to %p', (typed, figure) => {
  expect(normalizeNumber(typed)).toBe(figure);
});

test('numbers are equal regardless of superfluous zeros, and otherwise different', () => {
  fc.assert(
    fc.property(fc.nat(999_999), fc.nat(999_999), fc.nat(3), fc.nat(3), (one, other, before, after) => {
      const decimal = `${'0'.repeat(before)}${one}.${other}${'0'.repeat(after)}`;
      expect(isSameCell(`${one}.${other}`, decimal, 'number')).toBe(true);
      expect(isSameCell(`${one}.${other}1`, decimal, 'number')).toBe(false);
    }),
  );
});

test('a decimal that a number would round is written as text and read back unchanged', () => {
  expect(toNumberCell('0.12345678901234567')).toBe('0.12345678901234567');
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}\.\d{1,18}$/), (decimal) => {
      expect(isSameCell(toNumberCell(decimal), decimal, 'number')).toBe(true);
    }),
  );
});

test('texts and flags equal only themselves', () => {
  expect(isSameCell('1.0', '1', 'text')).toBe(false);
  expect(isSameCell(true, 'true', 'flag')).toBe(false);
  expect(isSameCell(null, '0', 'number')).toBe(false);
});

test('texts are equal regardless of the kind of line break, lists also regardless of empty lines', () => {
  expect(isSameCell('a\r\nb\rc', 'a\nb\nc', 'paragraphs')).toBe(true);
  expect(isSameCell('a\n\nb', 'a\nb', 'paragraphs')).toBe(false);
  expect(isSameCell('a\n\n b ', 'a\nb', 'list')).toBe(true);
  expect(isSameCell(' \n', null, 'list')).toBe(true);
  expect(isSameCell('a\nb', 'b\na', 'list')).toBe(false);
  expect(isSameCell('a\r\nb', 'a\nb', 'text')).toBe(false);
});
