import { useTheme } from '@mui/material/styles';
import type { ProductionItemView } from '@shop/contract';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type NestPiece, pieceKey, snap } from './nest-edit';

/** px; the roll across. */
const HEIGHT = 480;
/** px; smaller on pieces that are too small for it. */
const TEXT_PX = 14;
/** The width of a character as a share of the height of the text. */
const CHARACTER_WIDTH = 0.62;
/** px; a piece that is dragged this near to an edge or in line with another piece is put there. */
const SNAP_PX = 10;
/** How far an arrow key moves a piece, alone and with Shift. */
const STEP_MM = 10;
const LONG_STEP_MM = 100;
/** How far the pointer moves before a piece follows it, so that a touch that is not quite still only chooses. */
const DRAG_THRESHOLD_PX = 6;
/** Directions across and along the roll, which lies with its beginning at the left. */
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** In a square of 24. */
const PADLOCK =
  'M18 8h-1V6A5 5 0 0 0 7 6v2H6a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V10a2 2 0 0 0-2-2zM9 6a3 3 0 0 1 6 0v2H9z';

/** Elements that are displayed inline have no touch action: a finger would scroll the page instead of moving the piece. */
const PIECE_STYLE = { display: 'block', userSelect: 'none' } as const;

/** What can be done to the pieces of a nest that is not accepted yet. */
interface NestEdit {
  locked: ReadonlySet<string>;
  gapMm: number;
  /** Keys of the chosen piece, and of one that cannot be printed where it is. */
  chosen: string | null;
  misplaced: string | null;
  onChoose: (key: string) => void;
  onMove: (key: string, place: { x: number; y: number }) => void;
}

interface NestRollProps {
  placed: readonly NestPiece[];
  items: readonly Pick<ProductionItemView, 'sid' | 'orderId' | 'position'>[];
  rollMm: number;
  lengthMm: number;
  label: string;
  /** Without it, the nest is only shown. */
  edit?: NestEdit;
}

/** The roll from above. Pieces are chosen by a touch; the chosen one is dragged, or moved with the arrow keys. */
export function NestRoll({ placed, items, rollMm, lengthMm, label, edit }: NestRollProps) {
  const { borderStrong, sunken } = useTheme().palette.brand;
  const names = new Map(items.map((item) => [item.sid, `${item.orderId.slice(-6)}/${item.position}`]));
  return (
    <svg
      role={edit ? 'group' : 'img'}
      aria-label={label}
      viewBox={`0 0 ${lengthMm} ${rollMm}`}
      height={HEIGHT}
      width={Math.max(HEIGHT, (HEIGHT * lengthMm) / rollMm)}
      preserveAspectRatio="xMinYMin meet"
      style={{ display: 'block', maxWidth: 'none' }}
    >
      <rect width={lengthMm} height={rollMm} fill={sunken} stroke={borderStrong} strokeWidth={rollMm / 300} />
      {placed.map((piece) => {
        const drawn = { piece, name: names.get(piece.sid) ?? '', rollMm };
        return edit ? (
          <EditedPiece key={pieceKey(piece)} {...drawn} {...{ placed, edit }} />
        ) : (
          <g key={pieceKey(piece)}>
            <DrawnPiece {...drawn} />
          </g>
        );
      })}
      {edit && <Highlights {...{ placed, names, rollMm, edit }} />}
    </svg>
  );
}

/** The chosen and the misplaced piece above the others, which may cover them. */
function Highlights({ placed, names, rollMm, edit }: HighlightsProps) {
  const { chosen, misplaced, locked } = edit;
  const highlighted = [misplaced, chosen].flatMap((key, index, keys) =>
    keys.indexOf(key) < index ? [] : placed.filter((piece) => pieceKey(piece) === key),
  );
  return (
    <g aria-hidden pointerEvents="none">
      {highlighted.map((piece) => {
        const key = pieceKey(piece);
        const flags = { isChosen: chosen === key, isLocked: locked.has(key), isMisplaced: misplaced === key };
        return <DrawnPiece key={key} {...{ piece, rollMm, ...flags }} name={names.get(piece.sid) ?? ''} />;
      })}
    </g>
  );
}

interface HighlightsProps {
  placed: readonly NestPiece[];
  names: ReadonlyMap<string, string>;
  rollMm: number;
  edit: NestEdit;
}

interface PieceProps {
  piece: NestPiece;
  name: string;
  rollMm: number;
}

interface EditedPieceProps extends PieceProps {
  placed: readonly NestPiece[];
  edit: NestEdit;
}

/** A piece that can be chosen, moved and locked. */
function EditedPiece({ placed, edit, ...drawn }: EditedPieceProps) {
  const translate = useTranslate();
  const { locked, gapMm, chosen, onChoose, onMove } = edit;
  const { piece, name, rollMm } = drawn;
  const key = pieceKey(piece);
  const isChosen = chosen === key;
  const isLocked = locked.has(key);
  const mmPerPixel = rollMm / HEIGHT;
  const drag = useDrag(piece, {
    ...{ mmPerPixel, isChosen, onChoose: () => onChoose(key) },
    onMove: (place) => {
      const others = placed.filter((other) => other !== piece);
      onMove(key, snap({ ...piece, ...place }, others, { rollMm, gapMm, nearMm: SNAP_PX * mmPerPixel }));
    },
  });
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.key !== 'Enter' && event.key !== ' ' && !arrow) return;
    event.preventDefault();
    onChoose(key);
    const step = event.shiftKey ? LONG_STEP_MM : STEP_MM;
    if (arrow) onMove(key, { x: piece.x + arrow[0] * step, y: piece.y + arrow[1] * step });
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={`${name} ${sizeOf(piece)} mm${isLocked ? `, ${translate('production.nest.locked')}` : ''}`}
      onClick={() => onChoose(key)}
      onKeyDown={press}
      {...drag}
      style={{ ...PIECE_STYLE, cursor: isChosen ? 'move' : 'pointer', touchAction: isChosen ? 'none' : 'auto' }}
    >
      <DrawnPiece {...drawn} isLocked={isLocked} />
    </g>
  );
}

const sizeOf = ({ width, height }: NestPiece) => `${Math.round(width)} × ${Math.round(height)}`;

interface DrawnPieceProps extends PieceProps {
  isChosen?: boolean;
  isLocked?: boolean;
  isMisplaced?: boolean;
}

function DrawnPiece({ piece, name, rollMm, isChosen = false, isLocked = false, isMisplaced = false }: DrawnPieceProps) {
  const theme = useTheme();
  const { accent, accentTint, text } = theme.palette.brand;
  const { x, y, width, height: across } = piece;
  const size = sizeOf(piece);
  const fitting = across / (Math.max(name.length, size.length) * CHARACTER_WIDTH + 1);
  const line = Math.min((TEXT_PX * rollMm) / HEIGHT, fitting, width / 5);
  return (
    <>
      <rect
        x={y}
        y={x}
        width={across}
        height={width}
        fill={isChosen ? theme.palette.primary.light : accentTint}
        stroke={isMisplaced ? theme.palette.error.main : accent}
        strokeWidth={rollMm / (isChosen || isMisplaced ? 120 : 400)}
        {...(isLocked && { strokeDasharray: `${rollMm / 60} ${rollMm / 120}` })}
      />
      <text fontSize={line} fill={text}>
        <tspan x={y + line * 0.6} y={x + line * 1.5}>
          {name}
        </tspan>{' '}
        <tspan x={y + line * 0.6} y={x + line * 2.8}>
          {size}
        </tspan>
      </text>
      {isLocked && (
        <path
          d={PADLOCK}
          fill={text}
          transform={`translate(${y + line * 0.5} ${x + line * 3.2}) scale(${(line * 1.6) / 24})`}
        />
      )}
    </>
  );
}

interface DragOptions {
  mmPerPixel: number;
  isChosen: boolean;
  onChoose: () => void;
  onMove: (place: { x: number; y: number }) => void;
}

/**
 * Moves a piece with mouse or finger, in whole mm. A finger moves only the chosen piece, so that the page and the roll can be
 * scrolled with a finger on any other one.
 */
function useDrag({ x, y }: NestPiece, { mmPerPixel, isChosen, onChoose, onMove }: DragOptions) {
  const start = useRef<{ left: number; top: number; x: number; y: number; isDragging: boolean } | null>(null);
  const end = () => (start.current = null);
  return {
    onPointerDown: ({ button, pointerType, pointerId, currentTarget, clientX, clientY }: PointerEvent<SVGGElement>) => {
      if (button !== 0 || !(isChosen || pointerType === 'mouse')) return;
      currentTarget.setPointerCapture(pointerId);
      start.current = { left: clientX, top: clientY, x, y, isDragging: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<SVGGElement>) => {
      const from = start.current;
      if (!from) return;
      const [right, down] = [clientX - from.left, clientY - from.top];
      if (!from.isDragging && Math.hypot(right, down) <= DRAG_THRESHOLD_PX) return;
      if (!from.isDragging) onChoose();
      from.isDragging = true;
      onMove({ x: Math.round(from.x + down * mmPerPixel), y: Math.round(from.y + right * mmPerPixel) });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
