import fc from 'fast-check';
import { canonicalFigure, sameCell, shownFigure } from './figure';

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
])('%p is the figure %p', (typed, figure) => {
  expect(canonicalFigure(typed)).toBe(figure);
});

test('a figure is the same however many zeros surround it, and as no other', () => {
  fc.assert(
    fc.property(fc.nat(999_999), fc.nat(999_999), fc.nat(3), fc.nat(3), (one, other, before, after) => {
      const decimal = `${'0'.repeat(before)}${one}.${other}${'0'.repeat(after)}`;
      expect(sameCell(`${one}.${other}`, decimal, 'figure')).toBe(true);
      expect(sameCell(`${one}.${other}1`, decimal, 'figure')).toBe(false);
    }),
  );
});

test('what a number would round is shown as text, and comes back as it was', () => {
  expect(shownFigure('0.12345678901234567')).toBe('0.12345678901234567');
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}\.\d{1,18}$/), (decimal) => {
      expect(sameCell(shownFigure(decimal), decimal, 'figure')).toBe(true);
    }),
  );
});

test('text and flags are the same only by themselves', () => {
  expect(sameCell('1.0', '1', 'text')).toBe(false);
  expect(sameCell(true, 'true', 'flag')).toBe(false);
  expect(sameCell(null, '0', 'figure')).toBe(false);
});

test('texts of several lines are the same whatever ends a line, lists also with empty lines', () => {
  expect(sameCell('a\r\nb\rc', 'a\nb\nc', 'paragraphs')).toBe(true);
  expect(sameCell('a\n\nb', 'a\nb', 'paragraphs')).toBe(false);
  expect(sameCell('a\n\n b ', 'a\nb', 'list')).toBe(true);
  expect(sameCell(' \n', null, 'list')).toBe(true);
  expect(sameCell('a\nb', 'b\na', 'list')).toBe(false);
  expect(sameCell('a\r\nb', 'a\nb', 'text')).toBe(false);
});
