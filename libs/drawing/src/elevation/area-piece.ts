import { clamp, range, type Point } from '../geometry';
import { grommetCentres, seamCount } from '../finishing';
import { dots, outline, rect, solid, strokes, type Segment } from '../paint';
import { printedRect, type Design } from '../print';
import { group, type SvgNode } from '../svg';

export interface AreaPiece {
  readonly kind: 'area';
  readonly widthMm: number;
  readonly lengthMm: number;
  /** Without it no seams are drawn. */
  readonly rollWidthMm?: number;
  /** The codes of the chosen finishes; finishes that cannot be seen are ignored. */
  readonly finishes?: readonly string[];
  readonly artwork?: 'custom' | 'blank' | 'black';
}

/** The position of the piece on the sheet: its top left corner, and units per millimetre. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The colour of lines on the print: dark on light, light on black. */
type Mark = 'print-ink' | 'print-white';

const HEM_MM = 50;
const POCKET_MM = 90;
const POLE_MM = 32;
const HOLE_INSET_MM = 20;

const DESIGN = { custom: 'pale', blank: 'blank', black: 'black' } as const satisfies Readonly<Record<string, Design>>;

/** The face of an area product: print, seams, hem, grommets, pole pockets, drilled holes. */
export function areaPiece(piece: AreaPiece, { x, y, scale }: Place): SvgNode[] {
  const [width, height] = [piece.widthMm * scale, piece.lengthMm * scale];
  const has = (finish: string) => piece.finishes?.includes(finish) ?? false;
  const short = Math.min(width, height);
  const hem = clamp(HEM_MM * scale, Math.min(3, short / 6), short / 5);
  const mark = piece.artwork === 'black' ? 'print-white' : 'print-ink';
  return [
    ...(has('pole-pocket') ? poles(x, y, width, height, scale) : []),
    group('dw-print', printedRect(DESIGN[piece.artwork ?? 'custom'], x, y, width, height)),
    rect(x, y, width, height, outline(), undefined, 'dw-piece'),
    ...seams(piece, x, y, scale, mark),
    ...(has('hem-grommet')
      ? [rect(x + hem, y + hem, width - hem * 2, height - hem * 2, outline(mark, '3 2.5'), undefined, 'dw-hem')]
      : []),
    ...(has('pole-pocket') ? [pockets(x, y, width, height, scale, mark)] : []),
    ...(has('bleed-edges')
      ? [rect(x + hem, y + hem, width - hem * 2, height - hem * 2, outline(mark, '1 3'), undefined, 'dw-bleed')]
      : []),
    ...(has('hem-grommet')
      ? grommets(grommetCentres(piece.widthMm, piece.lengthMm, hem / 2 / scale), x, y, scale, hem, mark)
      : []),
    ...(has('drilled') ? drilled(piece, x, y, scale, mark) : []),
  ];
}

function seams(piece: AreaPiece, x: number, y: number, scale: number, tint: Mark): SvgNode[] {
  if (piece.rollWidthMm === undefined) return [];
  const count = seamCount(piece.widthMm, piece.lengthMm, piece.rollWidthMm);
  if (count <= 0) return [];
  const [width, height] = [piece.widthMm * scale, piece.lengthMm * scale];
  const lines = range(count).map((index): Segment => {
    const share = (index + 1) / (count + 1);
    return piece.widthMm >= piece.lengthMm
      ? [x, y + height * share, x + width, y + height * share]
      : [x + width * share, y, x + width * share, y + height];
  });
  return [strokes(lines, outline(tint), 'dw-seams')];
}

function grommets(centres: readonly Point[], x: number, y: number, scale: number, hem: number, mark: Mark): SvgNode[] {
  const radius = clamp(hem * 0.3, 0.4, 4);
  const points = centres.map(([cx, cy]): Point => [x + cx * scale, y + cy * scale]);
  return [
    dots(points, radius + Math.min(0.9, radius / 2), mark, 'dw-grommets'),
    dots(points, radius, mark === 'print-ink' ? 'print-white' : 'print-ink'),
  ];
}

function drilled(piece: AreaPiece, x: number, y: number, scale: number, mark: Mark): SvgNode[] {
  const inset = Math.min(HOLE_INSET_MM, Math.min(piece.widthMm, piece.lengthMm) / 5);
  const points = [inset, piece.widthMm - inset].flatMap((cx) =>
    [inset, piece.lengthMm - inset].map((cy): Point => [x + cx * scale, y + cy * scale]),
  );
  const radius = clamp(inset * scale * 0.3, 0.5, 4);
  return [
    dots(points, radius + Math.min(1, radius / 2), mark, 'dw-holes'),
    dots(points, radius, mark === 'print-ink' ? 'print-white' : 'print-ink'),
  ];
}

function poles(x: number, y: number, width: number, height: number, scale: number): SvgNode[] {
  const pocket = pocketDepth(height, scale);
  const thickness = Math.max(1, Math.min(POLE_MM * scale, pocket * 0.5));
  const reach = Math.max(2, Math.min(80 * scale, 9));
  const pole = (middle: number) =>
    rect(x - reach, middle - thickness / 2, width + reach * 2, thickness, solid('shade3'));
  return [group('dw-poles', [pole(y + pocket / 2), pole(y + height - pocket / 2)])];
}

function pockets(x: number, y: number, width: number, height: number, scale: number, tint: Mark): SvgNode {
  const pocket = pocketDepth(height, scale);
  return strokes(
    [
      [x, y + pocket, x + width, y + pocket],
      [x, y + height - pocket, x + width, y + height - pocket],
    ],
    outline(tint, '3 2.5'),
    'dw-pockets',
  );
}

const pocketDepth = (height: number, scale: number) => clamp(POCKET_MM * scale, Math.min(4, height / 5), height / 4);
