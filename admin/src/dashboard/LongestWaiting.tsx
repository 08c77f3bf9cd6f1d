import Box from '@mui/material/Box';
import type { AdminOrderRowView } from '@shop/contract';
import { useGetList, useTranslate } from 'react-admin';
import { OrderBrief } from '../orders/OrderBrief';
import type { OrderState } from '../orders/states';
import { Section } from '../ui/Section';

/** The orders of the reader's queues that nothing has happened to for longest. */
export function LongestWaiting({ states }: { states: readonly OrderState[] }) {
  const translate = useTranslate();
  const { data, isPending } = useGetList<AdminOrderRowView>('orders', {
    filter: { status: states },
    sort: { field: 'lastUpdate', order: 'ASC' },
    pagination: { page: 1, perPage: 6 },
  });
  return (
    <Section title={translate('dashboard.longest')}>
      {data?.map((row) => (
        <OrderBrief key={row.id} row={row} />
      ))}
      {!isPending && data?.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('dashboard.nothing')}</Box>
      )}
    </Section>
  );
}
