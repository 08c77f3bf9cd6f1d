import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BleedFill, ProductionItemView } from '@shop/contract';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { DownloadButton } from '../ui/DownloadButton';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Section } from '../ui/Section';
import { BleedSelect } from './BleedSelect';
import {
  type EditedNest,
  findMisplacedKey,
  measureNest,
  movePiece,
  pieceKey,
  toggleLock,
  turnPiece,
} from './nest-edit';
import { NestPieceForm } from './NestPieceForm';
import { NestRoll } from './NestRoll';

interface NestDrawingProps {
  nest: EditedNest;
  /** The length of roll with one piece after the other. */
  singleRowMm: number;
  material: string;
  items: readonly ProductionItemView[];
  rollMm: number;
  onChange: (nest: EditedNest) => void;
}

/** A suggested nest: metres of roll, yield, what it saves, its print files, and the roll, whose pieces can be moved. */
export function NestDrawing({ nest, singleRowMm, items, material, rollMm, onChange }: NestDrawingProps) {
  const translate = useTranslate();
  const { number, percent } = useFormat();
  const [bleed, setBleed] = useState<BleedFill>();
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const { placed } = nest;
  const { lengthMm, yield: share } = useMemo(() => measureNest(placed, rollMm), [placed, rollMm]);
  const misplaced = useMemo(() => findMisplacedKey(placed, items, rollMm), [placed, items, rollMm]);
  const chosen = placed.find((piece) => pieceKey(piece) === chosenKey);
  const metres = (mm: number) => translate('production.nest.metres', { length: number(Math.round(mm / 10) / 100) });
  const move = (key: string, place: { x: number; y: number }) => onChange(movePiece(nest, key, place, rollMm));
  const facts = [
    { name: translate('production.nest.length'), value: metres(lengthMm), strong: true },
    { name: translate('production.nest.yield'), value: percent(share) },
    { name: translate('production.nest.saving'), value: metres(Math.max(0, singleRowMm - lengthMm)) },
    { name: translate('production.nest.placed'), value: number(placed.length) },
  ];
  const item = items.find(({ sid }) => sid === chosen?.sid);
  return (
    <Section title={translate('production.nest.suggestion')}>
      <DescriptionList items={facts} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <BleedSelect value={bleed} onChange={setBleed} />
        <DownloadButton
          call="admin/nest-hot-folder"
          query={{ material, rollMm, lengthMm, placed: [...placed], ...(bleed && { bleed }) }}
          label="production.nest.hotFolder"
          disabled={misplaced !== null}
        />
      </Box>
      <ErrorAlert message={misplaced === null ? '' : 'production.nest.misplaced'} sx={{ mt: 2 }} />
      <Box sx={{ overflowX: 'auto', mt: 2 }}>
        <NestRoll
          {...{ nest, items, rollMm, lengthMm, misplaced }}
          label={metres(lengthMm)}
          chosen={chosenKey}
          onChoose={setChosenKey}
          onMove={move}
        />
      </Box>
      {chosen && item ? (
        <NestPieceForm
          piece={chosen}
          name={translate('production.job', { order: item.orderId, position: item.position })}
          isLocked={nest.locked.has(pieceKey(chosen))}
          onMove={(place) => move(pieceKey(chosen), place)}
          onTurn={() => onChange(turnPiece(nest, pieceKey(chosen), rollMm))}
          onLock={() => onChange(toggleLock(nest, pieceKey(chosen)))}
        />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {translate('production.nest.hint')}
        </Typography>
      )}
    </Section>
  );
}
