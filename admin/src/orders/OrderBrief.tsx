import Box from '@mui/material/Box';
import type { AdminOrderRowView } from '@shop/contract';
import { Link, useCreatePath } from 'react-admin';
import { useReading } from '../ui/reading';
import { StateChip } from './StateChip';

/** An order in one line, on pages about something else. */
export function OrderBrief({ row: { id, status, shipTo, amount, lastUpdate } }: { row: AdminOrderRowView }) {
  const createPath = useCreatePath();
  const { money, time } = useReading();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '190px minmax(0, 1fr) auto 110px 150px' },
        columnGap: 2,
        rowGap: 0.25,
        alignItems: 'center',
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Link to={createPath({ resource: 'orders', id, type: 'show' })} sx={{ fontWeight: 560, whiteSpace: 'nowrap' }}>
        {id}
      </Link>
      <Box
        sx={{
          display: { xs: 'none', sm: 'block' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {shipTo}
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <StateChip state={status} />
      </Box>
      <Box sx={{ textAlign: { sm: 'right' } }}>{money(amount)}</Box>
      <Box sx={{ color: 'text.secondary', textAlign: 'right', whiteSpace: 'nowrap' }}>{time(lastUpdate)}</Box>
    </Box>
  );
}
