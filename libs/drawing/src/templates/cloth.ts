import { flatCloth, type FeatherShape } from '../forms/feather';
import { lerp, range, through, type Point } from '../geometry';
import { closedSimplified, offsetRing, offsetWithin, type Ring } from './ring';
import type { Template, TemplatePiece, TemplateTag } from './template';

const BLEED_MM = 20;
const SLEEVE_MM = 50;

/** The template of a feather flag: its cut edge, the sleeve along the pole, and the fields that follow the curve. */
export function clothTemplate(shape: FeatherShape, safeMm: number): (piece: TemplatePiece) => Template {
  const cloth = flatCloth(shape, 400);
  return ({ print: { widthMm, heightMm } }) => {
    const sized = ([x, y]: Point): Point => [BLEED_MM + x * widthMm, BLEED_MM + y * heightMm];
    const outline = cloth.outline.map(sized);
    const trim = closedSimplified(outline);
    const pole = cloth.pole.map(sized).reverse();
    const seam = offsetWithin(pole, SLEEVE_MM, trim);
    const safe = offsetRing([...seam, ...outline.slice(pole.length).reverse()], -safeMm);
    return {
      widthMm: widthMm + BLEED_MM * 2,
      heightMm: heightMm + BLEED_MM * 2,
      bleedMm: BLEED_MM,
      shapes: [
        { mark: 'bleed', d: through(offsetRing(trim, BLEED_MM)) + through(trim) },
        { mark: 'sleeve', d: through([...pole, ...[...seam].reverse()]) },
        { mark: 'centre', d: centreLines(trim, BLEED_MM + widthMm / 2, BLEED_MM + heightMm / 2) },
        { mark: 'safe', d: through(safe) },
        { mark: 'trim', d: through(trim) },
      ],
      measures: [
        { mark: 'trim', mm: [widthMm, heightMm] },
        { mark: 'bleed', mm: [BLEED_MM] },
        { mark: 'safe', mm: [safeMm] },
        { mark: 'sleeve', mm: [SLEEVE_MM] },
        { mark: 'centre', mm: [] },
      ],
      tags: tags(trim, safe, BLEED_MM + heightMm / 2, widthMm / 12),
      textArea: findTextArea(safe, heightMm),
    };
  };
}

/** The letters of the marks along the free edge, and one in the sleeve; `level` is the middle of the height. */
function tags(trim: Ring, safe: Ring, level: number, step: number): TemplateTag[] {
  const inward = (mark: 'trim' | 'bleed' | 'safe', y: number, [, right]: Span, out = 0): TemplateTag => ({
    mark,
    from: [right + out, y],
    at: [spanAt(safe, y)[1] - step, y],
  });
  const sleeve: Point = [spanAt(trim, level * 1.1)[0] + SLEEVE_MM / 2, level * 1.1];
  return [
    { mark: 'sleeve', from: sleeve, at: sleeve },
    inward('bleed', level * 0.66, spanAt(trim, level * 0.66), BLEED_MM / 2),
    inward('trim', level * 0.74, spanAt(trim, level * 0.74)),
    inward('safe', level * 0.82, spanAt(safe, level * 0.82)),
  ];
}

function centreLines(trim: Ring, x: number, y: number): string {
  const turned = trim.map(([px, py]): Point => [py, px]);
  const [left, right] = spanAt(trim, y);
  const [top, bottom] = spanAt(turned, x);
  return (
    through(
      [
        [left, y],
        [right, y],
      ],
      false,
    ) +
    through(
      [
        [x, top],
        [x, bottom],
      ],
      false,
    )
  );
}

/** The widest band of a fifth of the height within the safe area. */
function findTextArea(safe: Ring, heightMm: number): Template['textArea'] {
  const height = heightMm / 5;
  const bands = range(24).map((index) => {
    const y = BLEED_MM + heightMm * (0.08 + index * 0.03);
    const spans = range(5).map((step) => spanAt(safe, y + (height * step) / 4));
    const left = Math.max(...spans.map(([from]) => from));
    const right = Math.min(...spans.map(([, to]) => to));
    return { x: left, y, width: right - left, height };
  });
  const widest = bands.reduce((best, band) => (band.width > best.width ? band : best));
  return { ...widest, x: widest.x + widest.width * 0.1, width: widest.width * 0.8 };
}

type Span = readonly [from: number, to: number];

/** Where a level line enters and leaves a ring. */
function spanAt(ring: Ring, y: number): Span {
  const crossings = ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    return from[1] > y !== to[1] > y ? [lerp(from, to, (y - from[1]) / (to[1] - from[1]))[0]] : [];
  });
  return [Math.min(...crossings), Math.max(...crossings)];
}
