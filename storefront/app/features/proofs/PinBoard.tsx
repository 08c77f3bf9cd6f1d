import type { ProofPinView } from '@shop/contract';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PinBoard.module.css';
import { moveByKey, placeAt, type DraftPin, type PieceArea, type PieceSize, type Place } from './pins';

interface PinBoardProps {
  /** A link to the picture of the proof. */
  src: string;
  alt: string;
  piece: PieceSize;
  area: PieceArea;
  onBroken?: () => void;
}

/** The picture of a proof with the pins that were sent. */
export function PinBoard({ src, alt, piece, area, pins, onBroken }: PinBoardProps & { pins: readonly ProofPinView[] }) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.frame}>
      <div className={styles.board}>
        <img src={src} alt={alt} onError={onBroken} />
        {pins.map((pin) => (
          <span
            key={pin.id}
            className={styles.pin}
            style={positionOf(pin, piece, area)}
            data-settled={pin.settledBy !== undefined || undefined}
            role="img"
            aria-label={t('pins.named', { number: pin.number })}
            title={pin.text}
          >
            {pin.number}
          </span>
        ))}
      </div>
    </div>
  );
}

interface PinEditorProps extends PinBoardProps {
  pins: readonly DraftPin[];
  /** The number of the first pin. */
  firstNumber: number;
  onAdd: (place: Place) => void;
  onMove: (id: number, place: Place) => void;
  onRemove: (id: number) => void;
}

/** The picture of a proof on which pins are placed with a click or tap, and moved by dragging or with the arrow keys. */
export function PinEditor(props: PinEditorProps) {
  const { src, alt, piece, area, pins, firstNumber, onBroken, onAdd, onMove, onRemove } = props;
  const { t } = useTranslation('order');
  const picture = useRef<HTMLImageElement>(null);
  const dragged = useRef<number | null>(null);

  const placeOf = (event: { clientX: number; clientY: number }) =>
    picture.current && placeAt(event, picture.current.getBoundingClientRect(), piece, area);

  function drag(event: PointerEvent<HTMLButtonElement>, id: number) {
    if (dragged.current !== id) return;
    const place = placeOf(event);
    if (place) onMove(id, place);
  }

  function pressKey(event: KeyboardEvent<HTMLButtonElement>, pin: DraftPin) {
    const place = moveByKey(pin, event, piece);
    if (place) onMove(pin.id, place);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(pin.id);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.frame}>
      <div className={styles.board}>
        <img ref={picture} src={src} alt={alt} draggable={false} onError={onBroken} />
        {/* For pointers. The button “Add a pin” does the same for the keyboard. */}
        <button
          type="button"
          className={styles.surface}
          tabIndex={-1}
          aria-hidden
          onClick={(event) => {
            const place = placeOf(event);
            if (place) onAdd(place);
          }}
        />
        {pins.map((pin, index) => (
          <button
            key={pin.id}
            type="button"
            className={styles.pin}
            style={positionOf(pin, piece, area)}
            aria-label={t('pins.move', { number: firstNumber + index })}
            data-pin={pin.id}
            onPointerDown={(event) => {
              dragged.current = pin.id;
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => drag(event, pin.id)}
            onPointerUp={() => (dragged.current = null)}
            onPointerCancel={() => (dragged.current = null)}
            onKeyDown={(event) => pressKey(event, pin)}
          >
            {firstNumber + index}
          </button>
        ))}
      </div>
    </div>
  );
}

function positionOf({ x, y }: Place, { widthMm, heightMm }: PieceSize, area: PieceArea) {
  const [left, top] = [area.x + (x / widthMm) * area.width, area.y + (y / heightMm) * area.height];
  return { left: `${left * 100}%`, top: `${top * 100}%` };
}
