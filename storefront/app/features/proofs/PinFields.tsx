import { MAX_PIN_LENGTH, type ProofView } from '@shop/contract';
import { IconMapPinPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { TextArea } from '../../ui/fields';
import { focusOnMount } from '../../ui/focus-on-mount';
import { PinEditor } from './PinBoard';
import styles from './PinFields.module.css';
import { centreOf, type PieceArea, type PieceSize, WHOLE_PICTURE } from './pins';
import { type ProofItem, useProofsPage } from './proofs-page';
import type { DraftPins } from './useDraftPins';

interface PinFieldsProps {
  item: ProofItem;
  proof: ProofView;
  draft: DraftPins;
  /** Missing texts are shown as errors. */
  isChecked: boolean;
}

/** The picture of the proof to place pins on, and a text for each pin; nothing where there is no picture or size. */
export function PinFields({ item, proof, draft, isChecked }: PinFieldsProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { picture, piece } = proof;
  if (picture === null || piece === null || isBroken) return null;
  return (
    <PlacedPins
      {...{ item, draft, isChecked, picture, piece }}
      version={proof.version}
      area={proof.pieceArea ?? WHOLE_PICTURE}
      onBroken={() => setIsBroken(true)}
    />
  );
}

interface PlacedPinsProps extends Omit<PinFieldsProps, 'proof'> {
  picture: string;
  piece: PieceSize;
  area: PieceArea;
  version: number;
  onBroken: () => void;
}

function PlacedPins({ item, draft, isChecked, picture, piece, area, version, onBroken }: PlacedPinsProps) {
  const { t } = useTranslation('order');
  const { nameOf } = useProofsPage();
  const { pins, isFull, add, move, write, remove } = draft;
  // Pins are numbered over all versions of the item's proof.
  const firstNumber = 1 + Math.max(0, ...item.proofs.flatMap((proof) => proof.pins.map(({ number }) => number)));
  return (
    <div className={styles.pins}>
      <p className={styles.help}>{t('pins.help')}</p>
      <PinEditor
        src={picture}
        alt={t('proof.alt', { version, item: nameOf(item) })}
        onAdd={add}
        onMove={move}
        onRemove={remove}
        {...{ piece, area, pins, firstNumber, onBroken }}
      />
      <Button className={styles.add} variant="default" size="xs" disabled={isFull} onClick={() => add(centreOf(piece))}>
        <IconMapPinPlus size={16} stroke={1.75} aria-hidden /> {t('pins.add')}
      </Button>
      {isFull && <p className={styles.help}>{t('pins.full')}</p>}
      {pins.map(({ id, text }, index) => (
        <div key={id} className={styles.pin}>
          <TextArea
            label={t('pins.label', { number: firstNumber + index })}
            rows={2}
            value={text}
            maxLength={MAX_PIN_LENGTH}
            ref={focusOnMount}
            onChange={(event) => write(id, event.currentTarget.value)}
            error={isChecked && text.trim() === '' ? t('pins.missing') : undefined}
          />
          <IconButton name={t('pins.remove', { number: firstNumber + index })} onClick={() => remove(id)}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
