import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { NestPiece } from './nest-edit';

interface NestPieceFormProps {
  piece: NestPiece;
  name: string;
  isLocked: boolean;
  onMove: (place: { x: number; y: number }) => void;
  onTurn: () => void;
  onLock: () => void;
}

/** The place of the chosen piece in mm, which can be typed, turned and locked. */
export function NestPieceForm({ piece, name, isLocked, onMove, onTurn, onLock }: NestPieceFormProps) {
  const translate = useTranslate();
  const { x, y } = piece;
  const place = (axis: 'x' | 'y') => (
    <TextField
      margin="none"
      fullWidth={false}
      label={translate(`production.nest.place.${axis}`)}
      value={String(Math.round(piece[axis]))}
      onChange={({ target }) => onMove({ x, y, [axis]: Number(target.value.replaceAll(/\D/g, '').slice(0, 6)) })}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ width: 160 }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={translate('production.nest.chosen')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}
    >
      <Typography sx={{ fontWeight: 640, fontVariantNumeric: 'tabular-nums' }}>{name}</Typography>
      {place('x')}
      {place('y')}
      <Button variant="outlined" onClick={onTurn}>
        {translate('production.nest.turn')}
      </Button>
      <Button variant="outlined" onClick={onLock}>
        {translate(isLocked ? 'production.nest.unlock' : 'production.nest.lock')}
      </Button>
    </Box>
  );
}
