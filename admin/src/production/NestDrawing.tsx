import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProductionItemView } from '@shop/contract';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Section } from '../ui/Section';
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
  gapMm: number;
  onChange: (nest: EditedNest) => void;
  onAccepted: () => void;
}

/** A suggested nest: metres of roll, yield, what it saves, and the roll, whose pieces can be moved before it is accepted. */
export function NestDrawing({
  nest,
  singleRowMm,
  items,
  material,
  rollMm,
  gapMm,
  onChange,
  onAccepted,
}: NestDrawingProps) {
  const translate = useTranslate();
  const { number, percent } = useFormat();
  const notify = useNotify();
  const { run, isPending, errorMessage } = useAction<{ number: number }>({
    onSuccess: ({ number: nestNumber }) => {
      notify('production.nest.accepted.done', { type: 'success', messageArgs: { number: nestNumber } });
      onAccepted();
    },
  });
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
  const accept = () =>
    run((idempotencyKey) => {
      const layout = { material, rollMm, lengthMm, placed: [...placed] };
      return callApi('admin/nest-accept', layout, { idempotencyKey });
    });
  const item = items.find(({ sid }) => sid === chosen?.sid);
  return (
    <Section title={translate('production.nest.suggestion')}>
      <DescriptionList items={facts} />
      <Button
        variant="contained"
        disabled={isPending || misplaced !== null}
        onClick={() => void accept()}
        sx={{ minHeight: 48, mt: 2 }}
      >
        {translate('production.nest.accept')}
      </Button>
      <Box sx={{ overflowX: 'auto', mt: 2 }}>
        <NestRoll
          {...{ items, rollMm, lengthMm }}
          placed={placed}
          label={metres(lengthMm)}
          edit={{ locked: nest.locked, gapMm, chosen: chosenKey, misplaced, onChoose: setChosenKey, onMove: move }}
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
      {/* Below the roll, which stays under the finger that drags a piece. */}
      <ErrorAlert message={misplaced === null ? errorMessage : 'production.nest.misplaced'} sx={{ mt: 2 }} />
    </Section>
  );
}
