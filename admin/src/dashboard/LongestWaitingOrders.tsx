import Box from '@mui/material/Box';
import type { AdminOrderRowView } from '@shop/contract';
import { useGetList, useTranslate } from 'react-admin';
import { OrderRow } from '../common/OrderRow';
import type { OrderStatus } from '../common/order-statuses';
import { Section } from '../ui/Section';

/** The orders in these statuses that have not changed for the longest time. */
export function LongestWaitingOrders({ statuses }: { statuses: readonly OrderStatus[] }) {
  const translate = useTranslate();
  const { data, isPending } = useGetList<AdminOrderRowView>('orders', {
    filter: { status: statuses },
    sort: { field: 'lastUpdate', order: 'ASC' },
    pagination: { page: 1, perPage: 6 },
  });
  return (
    <Section title={translate('dashboard.longestWaiting')}>
      {data?.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
      {!isPending && data?.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('dashboard.empty')}</Box>
      )}
    </Section>
  );
}
