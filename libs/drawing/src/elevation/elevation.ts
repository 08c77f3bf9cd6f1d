import { acrossDimension, label, labelWidth, TICK_CLEARANCE, upDimension } from '../dimension';
import { HAND_MM, HAND_WIDTH_MM, PERSON_MM, PERSON_WIDTH_MM, hand, person } from '../figure';
import { picture, TRIM } from '../frame';
import { clamp } from '../geometry';
import { line, outline } from '../paint';
import { group, type SvgNode } from '../svg';
import { areaPiece, type AreaPiece } from './area-piece';
import { overhang } from '../forms/forms';
import { formPiece, type FormPiece } from './form-piece';

export type { AreaPiece, FormPiece };

/** The labels of a drawing. This library has no texts of its own, and no units but mm. */
export type PieceDrawing = (AreaPiece | FormPiece) & { readonly labels: ElevationLabels };

export interface ElevationLabels {
  readonly width: string;
  readonly length: string;
  /** The person’s height, such as "1.70 m"; the hand has no label. */
  readonly person?: string;
}

/** Pieces with a shorter longest side are drawn beside a hand instead of a person. */
export const HAND_BELOW_MM = 500;

/** The height of a hanging piece’s centre, unless the piece is too tall. */
const EYE_MM = 1450;
const GAP = 24;
const GROUND_Y = 316;
/** Higher than the ground, because the hand’s cuff extends below it. */
const HAND_GROUND_Y = 282;
const CEILING = 54;

interface Measure {
  readonly height: number;
  readonly width: number;
  readonly groundY: number;
}

/** The piece at true scale beside the person (or a hand), with its dimensions: from 5 cm to 50 m. */
export function elevation(piece: PieceDrawing, title = ''): SvgNode {
  const height = piece.kind === 'area' ? piece.lengthMm : piece.heightMm;
  const small = Math.max(piece.widthMm, height) < HAND_BELOW_MM;
  const beside: Measure = small
    ? { height: HAND_MM, width: HAND_WIDTH_MM, groundY: HAND_GROUND_Y }
    : { height: PERSON_MM, width: PERSON_WIDTH_MM, groundY: GROUND_Y };
  const hang = piece.kind === 'form' || small ? 0 : Math.max(0, EYE_MM - height / 2);
  const reach = piece.kind === 'form' ? overhang(piece.form, piece.widthMm, piece.heightMm) : 0;
  const label = small ? '' : (piece.labels.person ?? '');
  const spot = layOut(piece.widthMm + reach, height, hang, beside, labelWidth(label), labelWidth(piece.labels.length));
  return drawn(piece, { ...spot, x: spot.x + reach * spot.scale }, { height, hang, small, label }, title);
}

interface Spot {
  readonly scale: number;
  /** The centre of the figure and the left edge of the piece. */
  readonly figureX: number;
  readonly x: number;
}

/** Scales figure, piece and labels so that they fit side by side, and centres them. */
function layOut(
  width: number,
  height: number,
  hang: number,
  beside: Measure,
  nameWidth: number,
  lengthLabel: number,
): Spot {
  const [left, right] = [TRIM.x + 8, TRIM.x + TRIM.width - 8];
  const aside = 12 + TICK_CLEARANCE + 8 + lengthLabel;
  const space = Math.max(60, right - left - GAP - aside);
  const scale = Math.min(
    (beside.groundY - CEILING) / Math.max(beside.height, hang + height),
    space / (width + beside.width),
    Math.max(20, space - nameWidth) / width,
  );
  const slot = Math.max(beside.width * scale, nameWidth);
  const used = slot + GAP + width * scale + aside;
  const start = left + Math.max(0, (right - left - used) / 2);
  return { scale, figureX: start + slot / 2, x: start + slot + GAP };
}

interface Stand {
  readonly height: number;
  readonly hang: number;
  readonly small: boolean;
  readonly label: string;
}

function drawn(
  piece: PieceDrawing,
  { scale, figureX, x }: Spot,
  { height, hang, small, label: name }: Stand,
  title: string,
): SvgNode {
  const groundY = small ? HAND_GROUND_Y : GROUND_Y;
  const bottom = groundY - hang * scale;
  const top = bottom - height * scale;
  const right = x + piece.widthMm * scale;
  const figure = small ? hand(figureX, groundY, HAND_MM * scale) : person(figureX, groundY, PERSON_MM * scale);
  const face =
    piece.kind === 'area' ? areaPiece(piece, { x, y: top, scale }) : formPiece(piece, { x, groundY: bottom, scale });
  const half = labelWidth(piece.labels.width) / 2;
  const at = clamp((x + right) / 2, TRIM.x + 4 + half, TRIM.x + TRIM.width - 4 - half);
  return picture('dw-elevation', title, [
    line(TRIM.x, groundY, TRIM.x + TRIM.width, groundY, outline(small ? 'shade3' : 'ink')),
    group('dw-beside', [figure]),
    ...(name === '' ? [] : [label(figureX, groundY + 19, name)]),
    group('dw-face', face),
    acrossDimension(x, right, top - 13, top, piece.labels.width, at),
    upDimension(top, bottom, right + 12, right, piece.labels.length),
  ]);
}
