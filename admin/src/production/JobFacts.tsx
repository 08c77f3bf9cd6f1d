import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductionItemView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';

type Job = Pick<ProductionItemView, 'widthMm' | 'heightMm' | 'quantity' | 'areaM2'>;

/** Size of a piece, number of pieces and their area, in metric units. */
export function useJobSize() {
  const translate = useTranslate();
  const { number } = useFormat();
  return ({ widthMm, heightMm, quantity, areaM2 }: Job) =>
    [
      widthMm === null || heightMm === null
        ? null
        : translate('production.size', { width: number(widthMm), height: number(heightMm) }),
      translate('production.pieces', { smart_count: quantity }),
      areaM2 === null ? null : translate('production.area', { area: number(areaM2) }),
    ]
      .filter((part) => part !== null)
      .join(' · ');
}

/** The last day of production, in red once it is over. */
export function JobDueDate({ due, overdue }: Pick<ProductionItemView, 'due' | 'overdue'>) {
  const translate = useTranslate();
  const { calendarDay } = useFormat();
  return (
    <Typography component="span" sx={{ fontWeight: 640, color: overdue ? 'error.main' : 'text.primary' }}>
      {translate(overdue ? 'production.overdue' : 'production.due', { day: calendarDay(due) })}
    </Typography>
  );
}

/** Tells in which accepted nests an item is. */
export function JobNests({ nests }: Pick<ProductionItemView, 'nests'>) {
  const translate = useTranslate();
  const { list } = useFormat();
  if (nests.length === 0) return null;
  return (
    <Typography component="span" sx={{ color: 'text.secondary' }}>
      {translate('production.nest.accepted.inNest', { numbers: list(nests.map(String)) })}
    </Typography>
  );
}

/** Tells whom the parcel names as its sender, if that is not the shop. */
export function JobSender({ sender }: Pick<ProductionItemView, 'sender'>) {
  const translate = useTranslate();
  return (
    sender && (
      <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
        {translate('production.sender', { name: sender.name })}
      </Typography>
    )
  );
}

/** The customer's design, or a grey square without a picture. */
export function JobPicture({ thumbnail, side }: Pick<ProductionItemView, 'thumbnail'> & { side: number }) {
  return (
    <Box
      sx={{
        width: side,
        height: side,
        flex: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: '3px',
        backgroundColor: 'action.hover',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
      }}
    >
      {thumbnail && (
        <img src={thumbnail} alt="" style={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }} />
      )}
    </Box>
  );
}
