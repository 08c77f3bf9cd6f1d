import { useTheme } from '@mui/material/styles';
import type { ProductionItemView } from '@shop/contract';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type EditedNest, type NestPiece, pieceKey } from './nest-edit';

/** Height of the text as a share of the roll. */
const TEXT_HEIGHT_SHARE = 0.03;
const HEIGHT = 320;
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

interface NestRollProps {
  nest: EditedNest;
  items: readonly ProductionItemView[];
  rollMm: number;
  lengthMm: number;
  label: string;
  /** Keys of the chosen piece, and of one that cannot be printed where it is. */
  chosen: string | null;
  misplaced: string | null;
  onChoose: (key: string) => void;
  onMove: (key: string, place: { x: number; y: number }) => void;
}

/** The roll from above. Pieces are chosen by a touch; the chosen one is dragged, or moved with the arrow keys. */
export function NestRoll({ nest, items, rollMm, lengthMm, label, ...handlers }: NestRollProps) {
  const { borderStrong, sunken } = useTheme().palette.brand;
  const names = new Map(items.map((item) => [item.sid, `${item.orderId.slice(-6)}/${item.position}`]));
  return (
    <svg
      role="group"
      aria-label={label}
      viewBox={`0 0 ${lengthMm} ${rollMm}`}
      height={HEIGHT}
      width={Math.max(HEIGHT, (HEIGHT * lengthMm) / rollMm)}
      preserveAspectRatio="xMinYMin meet"
      style={{ display: 'block', maxWidth: 'none' }}
    >
      <rect width={lengthMm} height={rollMm} fill={sunken} stroke={borderStrong} strokeWidth={rollMm / 300} />
      {nest.placed.map((piece) => (
        <RollPiece
          key={pieceKey(piece)}
          piece={piece}
          name={names.get(piece.sid) ?? ''}
          isLocked={nest.locked.has(pieceKey(piece))}
          rollMm={rollMm}
          {...handlers}
        />
      ))}
    </svg>
  );
}

interface RollPieceProps extends Pick<NestRollProps, 'rollMm' | 'chosen' | 'misplaced' | 'onChoose' | 'onMove'> {
  piece: NestPiece;
  name: string;
  isLocked: boolean;
}

function RollPiece({ piece, name, isLocked, rollMm, chosen, misplaced, onChoose, onMove }: RollPieceProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const { accent, accentTint, text } = theme.palette.brand;
  const key = pieceKey(piece);
  const isChosen = chosen === key;
  const drag = useDrag(piece, rollMm, (place) => onMove(key, place));
  const { x, y, width, height: across } = piece;
  const size = `${Math.round(width)} × ${Math.round(across)}`;
  const line = rollMm * TEXT_HEIGHT_SHARE;
  const color = misplaced === key ? theme.palette.error.main : accent;
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.key !== 'Enter' && event.key !== ' ' && !arrow) return;
    event.preventDefault();
    onChoose(key);
    const step = event.shiftKey ? LONG_STEP_MM : STEP_MM;
    if (arrow) onMove(key, { x: x + arrow[0] * step, y: y + arrow[1] * step });
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={`${name} ${size} mm${isLocked ? `, ${translate('production.nest.locked')}` : ''}`}
      onClick={() => onChoose(key)}
      onKeyDown={press}
      {...(isChosen && drag)}
      style={{ cursor: isChosen ? 'move' : 'pointer', touchAction: isChosen ? 'none' : 'auto', userSelect: 'none' }}
    >
      <rect
        x={y}
        y={x}
        width={across}
        height={width}
        fill={isChosen ? theme.palette.primary.light : accentTint}
        stroke={color}
        strokeWidth={rollMm / (isChosen || misplaced === key ? 120 : 400)}
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
    </g>
  );
}

/** Moves a piece with mouse or finger, in whole mm. */
function useDrag({ x, y }: NestPiece, rollMm: number, onMove: (place: { x: number; y: number }) => void) {
  const start = useRef<{ left: number; top: number; x: number; y: number; isDragging: boolean } | null>(null);
  const end = () => (start.current = null);
  return {
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { left: event.clientX, top: event.clientY, x, y, isDragging: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<SVGGElement>) => {
      const from = start.current;
      if (!from) return;
      const [right, down] = [clientX - from.left, clientY - from.top];
      from.isDragging ||= Math.hypot(right, down) > DRAG_THRESHOLD_PX;
      if (!from.isDragging) return;
      const mmPerPixel = rollMm / HEIGHT;
      onMove({ x: Math.round(from.x + down * mmPerPixel), y: Math.round(from.y + right * mmPerPixel) });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
