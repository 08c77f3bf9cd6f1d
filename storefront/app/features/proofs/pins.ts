import type { ProofView } from '@shop/contract';

export type PieceSize = NonNullable<ProofView['piece']>;

/** A place on the piece in mm from its top left corner. */
export interface Place {
  x: number;
  y: number;
}

/** A pin that is not sent yet. */
export interface DraftPin extends Place {
  id: number;
  text: string;
}

/** Share of the piece's longer side that an arrow key moves a pin by; with the shift key ten times as far. */
const STEP = 0.005;

/** The part of a picture that shows the piece, in shares of its sides. */
export type PieceArea = NonNullable<ProofView['pieceArea']>;

export const WHOLE_PICTURE: PieceArea = { x: 0, y: 0, width: 1, height: 1 };

/** The place on the piece below a point of the picture. */
export function placeAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  picture: { left: number; top: number; width: number; height: number },
  piece: PieceSize,
  area: PieceArea,
): Place {
  const x = (((clientX - picture.left) / picture.width - area.x) / area.width) * piece.widthMm;
  const y = (((clientY - picture.top) / picture.height - area.y) / area.height) * piece.heightMm;
  return keepInside({ x, y }, piece);
}

export function centreOf({ widthMm, heightMm }: PieceSize): Place {
  return { x: widthMm / 2, y: heightMm / 2 };
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key moves a pin to; null for a key that moves nothing. */
export function moveByKey(
  place: Place,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  piece: PieceSize,
): Place | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const step = Math.max(piece.widthMm, piece.heightMm) * STEP * (shiftKey ? 10 : 1);
  return keepInside({ x: place.x + direction[0] * step, y: place.y + direction[1] * step }, piece);
}

/** Whole tenths of a millimetre, on the piece. */
function keepInside({ x, y }: Place, { widthMm, heightMm }: PieceSize): Place {
  return { x: clamp(x, widthMm), y: clamp(y, heightMm) };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(Math.round(value * 10) / 10, 0), max);
}
