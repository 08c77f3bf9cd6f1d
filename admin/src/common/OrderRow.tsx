import Box from '@mui/material/Box';
import type { AdminOrderRowView } from '@shop/contract';
import { useFormat } from '../i18n/useFormat';
import { RecordLink } from '../ui/RecordLink';
import { SectionRow } from '../ui/SectionRow';
import { OrderStatusChip } from './OrderStatusChip';

/** An order in one line, for pages of other records; without the amount if the user's role does not see it. */
export function OrderRow({ order }: { order: AdminOrderRowView }) {
  const { id, shipTo, amount, lastUpdate } = order;
  const { money, time } = useFormat();
  return (
    <SectionRow
      columns={{
        xs: '1fr auto',
        sm: `170px minmax(0, 1fr) auto ${amount ? 'minmax(76px, auto) ' : ''}150px`,
      }}
      isDense
    >
      <RecordLink resource="orders" id={id} sx={{ fontWeight: 560, whiteSpace: 'nowrap' }} />
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
        <OrderStatusChip {...order} />
      </Box>
      <Box sx={{ textAlign: { sm: 'right' }, display: { sm: amount ? 'block' : 'none' } }}>
        {amount && money(amount)}
      </Box>
      <Box sx={{ color: 'text.secondary', textAlign: 'right', whiteSpace: 'nowrap' }}>{time(lastUpdate)}</Box>
    </SectionRow>
  );
}
