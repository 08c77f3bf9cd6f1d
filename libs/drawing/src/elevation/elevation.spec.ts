import fc from 'fast-check';
import { HAND_MM, PERSON_MM } from '../figure';
import { SHEET } from '../frame';
import { forms, type Form } from '../forms/forms';
import { extentOf, withClass } from '../extent';
import { toSvg, type SvgNode } from '../svg';
import { elevation, HAND_BELOW_MM, type PieceDrawing } from './elevation';

const size = fc.oneof(fc.integer({ min: 50, max: 50_000 }), fc.double({ min: 50, max: 50_000, noNaN: true }));
const text = fc.string({ maxLength: 12 });
const labels = fc.record({ width: text, length: text, person: fc.oneof(text, fc.constant('1.70 m')) });
const finishes = fc.subarray(['hem-grommet', 'pole-pocket', 'bleed-edges', 'raw-edges', 'drilled', 'white-ink']);
const artwork = fc.constantFrom('custom' as const, 'blank' as const, 'black' as const);
const area = fc.record({
  kind: fc.constant('area' as const),
  widthMm: size,
  lengthMm: size,
  rollWidthMm: fc.constantFrom(1220, 3200, 5000),
  finishes,
  artwork,
  labels,
});
const whole = fc.integer({ min: 100, max: 50_000 });
const unlabelled = { width: '', length: '' };
const form = fc.record({
  kind: fc.constant('form' as const),
  form: fc.constantFrom(...(Object.keys(forms) as Form[])),
  artwork,
  labels,
  finishes: fc.subarray(['cross-base', 'ground-spike', 'tyre-base', 'water-ring']),
  widthMm: fc.integer({ min: 100, max: 6000 }),
  heightMm: fc.integer({ min: 200, max: 9000 }),
});
const anyPiece: fc.Arbitrary<PieceDrawing> = fc.oneof(area, form);

const only = (node: SvgNode, name: string): SvgNode => {
  const [first] = withClass(node, name);
  if (first === undefined) throw new Error(`nothing is drawn as ${name}`);
  return first;
};
const marks = (node: SvgNode | undefined) => String(node?.attrs.d ?? '').split('M').length - 1;

describe('elevation', () => {
  it('keeps everything inside the view box, whatever the size', () => {
    fc.assert(
      fc.property(anyPiece, (piece) => {
        const { left, top, right, bottom } = extentOf(elevation(piece, 'a piece'));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(SHEET.width);
        expect(bottom).toBeLessThanOrEqual(SHEET.height);
      }),
    );
  });

  it('draws the piece and what stands beside it at one scale', () => {
    fc.assert(
      fc.property(anyPiece, (piece) => {
        const drawn = elevation(piece);
        const height = piece.kind === 'area' ? piece.lengthMm : piece.heightMm;
        const rect = only(drawn, 'dw-piece').attrs;
        const beside = extentOf(only(drawn, 'dw-beside'));
        const small = Math.max(piece.widthMm, height) < HAND_BELOW_MM;
        const scale = (beside.bottom - beside.top) / (small ? HAND_MM + 34 : PERSON_MM);
        const slack = 0.02 + 0.02 * Math.max(1, Math.max(piece.widthMm, height) / PERSON_MM);
        expect(Math.abs(Number(rect.width) - piece.widthMm * scale)).toBeLessThanOrEqual(slack);
        expect(Math.abs(Number(rect.height) - height * scale)).toBeLessThanOrEqual(slack);
      }),
    );
  });

  it('draws 2·(⌈w/300⌉ + ⌈l/300⌉) grommets, none twice in one place', () => {
    fc.assert(
      fc.property(whole, whole, (widthMm, lengthMm) => {
        const drawn = elevation({ kind: 'area', widthMm, lengthMm, finishes: ['hem-grommet'], labels: unlabelled });
        const count = 2 * (Math.ceil(widthMm / 300) + Math.ceil(lengthMm / 300));
        // S9.63
        expect(marks(withClass(drawn, 'dw-grommets')[0])).toBe(count);
        expect(new Set(String(only(drawn, 'dw-grommets').attrs.d).split('M').slice(1)).size).toBe(count);
      }),
    );
  });

  it('draws ⌈shorter side / roll width⌉ − 1 seams parallel to the longer side', () => {
    fc.assert(
      fc.property(whole, whole, (widthMm, lengthMm) => {
        const drawn = elevation({ kind: 'area', widthMm, lengthMm, rollWidthMm: 3200, labels: unlabelled });
        const [seams] = withClass(drawn, 'dw-seams');
        expect(marks(seams)).toBe(Math.ceil(Math.min(widthMm, lengthMm) / 3200) - 1);
        const first = /^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/.exec(String(seams?.attrs.d ?? ''));
        if (first !== null) expect(widthMm >= lengthMm ? first[2] === first[4] : first[1] === first[3]).toBe(true);
      }),
    );
  });

  it.each([
    [[], ['dw-cross-base']],
    [
      ['cross-base', 'water-ring'],
      ['dw-cross-base', 'dw-water-ring'],
    ],
    [['ground-spike'], ['dw-ground-spike']],
    [['tyre-base'], ['dw-tyre-base']],
  ])('draws a feather flag with the finishes %j on its base', (finishes, names) => {
    const flag = { kind: 'form', form: 'feather-teardrop', widthMm: 1150, heightMm: 3000 } as const;
    const drawn = elevation({ ...flag, finishes, labels: unlabelled });
    const bases = ['dw-cross-base', 'dw-water-ring', 'dw-ground-spike', 'dw-tyre-base'];
    expect(bases.filter((name) => withClass(drawn, name).length > 0)).toEqual(names);
  });

  it('writes well-formed XML whatever the labels', () => {
    fc.assert(
      fc.property(anyPiece, fc.string({ unit: 'binary' }), (piece, title) => {
        expect(wellFormed(toSvg(elevation(piece, title)))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('shows no grommets, hems or seams that were not ordered', () => {
    const drawn = elevation({ kind: 'area', widthMm: 9e3, lengthMm: 9e3, finishes: ['raw-edges'], labels: unlabelled });
    const names = ['dw-grommets', 'dw-hem', 'dw-seams', 'dw-pockets', 'dw-holes'];
    expect(names.flatMap((name) => withClass(drawn, name))).toEqual([]);
  });
});

/** Tags balance, attributes are quoted, and no bare special stands in the text. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  const tags = /<(\/?)([a-z]+)(?: [a-zA-Z:-]+="[^"<]*")*(\/?)>/g;
  const rest = xml.replace(tags, (_, closing: string, tag: string, empty: string) => {
    if (closing === '/') open.push(open.pop() === tag ? '' : 'unbalanced');
    else if (empty !== '/') open.push(tag);
    if (open.at(-1) === '') open.pop();
    return '';
  });
  const bare = rest.replace(/&(amp|lt|gt|quot);/g, '');
  return open.length === 0 && !/[<>&\p{Surrogate}\0]/u.test(bare);
}
