import { drawLine, type Shape, type Style } from './drawing';
import { singleLine } from './line-breaking';
import type { PiecePicture } from './pdf-document';

const LABEL: Style = { size: 7.5, weight: 400, color: 'text', lineHeight: 11 };
/** Points above the piece for its width, and beside it for its height. */
const LABEL_HEIGHT = 15;
const LABEL_WIDTH = 66;
const GAP = 4;

interface PieceSize {
  /** Of the piece, in points. */
  width: number;
  pieceHeight: number;
  /** With the dimension above. */
  height: number;
}

/** How large a piece is drawn in a column of the given width, in points. */
export function pieceSize({ widthMm, heightMm, maxHeight }: PiecePicture, columnWidth: number): PieceSize {
  const scale = Math.min((columnWidth - LABEL_WIDTH) / widthMm, maxHeight / heightMm);
  return { width: widthMm * scale, pieceHeight: heightMm * scale, height: heightMm * scale + LABEL_HEIGHT };
}

/** The rectangle of the piece in points, from the top left corner of its block. */
export function pieceRectangle(piece: PiecePicture, columnWidth: number) {
  const { width, pieceHeight } = pieceSize(piece, columnWidth);
  return { x: 0, y: LABEL_HEIGHT, width, height: pieceHeight };
}

/** Draws the picture with an outline, its dimensions, grommets and seams. */
export function drawPiece(piece: PiecePicture, columnWidth: number, x: number, y: number): Shape[] {
  const { width, height, y: top } = pieceRectangle(piece, columnWidth);
  const [scale, pieceTop] = [width / piece.widthMm, y + top];
  const frame = { x, y: pieceTop, width, height };
  return [
    { kind: 'picture', ...frame, bytes: piece.picture },
    ...outline(frame),
    ...drawLine(singleLine(piece.widthLabel, LABEL.weight), LABEL, x, y),
    ...drawLine(singleLine(piece.heightLabel, LABEL.weight), LABEL, x + width + GAP, pieceTop),
    ...piece.grommets.map(([left, above]): Shape => ({
      kind: 'circle',
      x: x + left * scale,
      y: pieceTop + above * scale,
      radius: Math.max(1.2, 10 * scale),
      thickness: 0.6,
      color: 'magenta',
    })),
    ...piece.seams.map(({ direction, atMm }): Shape => ({
      kind: 'line',
      x: x + (direction === 'vertical' ? atMm * scale : 0),
      y: pieceTop + (direction === 'horizontal' ? atMm * scale : 0),
      width: direction === 'horizontal' ? width : 0,
      height: direction === 'vertical' ? height : 0,
      thickness: 0.6,
      color: 'magenta',
    })),
  ];
}

function outline({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Shape[] {
  const line = (left: number, top: number, across: number, down: number): Shape => ({
    ...{ kind: 'line', thickness: 0.5, color: 'muted' },
    ...{ x: left, y: top, width: across, height: down },
  });
  return [line(x, y, width, 0), line(x, y + height, width, 0), line(x, y, 0, height), line(x + width, y, 0, height)];
}
