import Box from '@mui/material/Box';
import type { AdminOrderRowView } from '@shop/contract';
import { Link, useGetList, useTranslate } from 'react-admin';
import { orderListPath } from '../common/order-list-path';
import { OrderRow } from '../common/OrderRow';
import { Section } from '../ui/Section';

const MAX_ROWS = 5;

/** The customer's latest orders. */
export function AccountOrders({ email }: { email: string }) {
  const translate = useTranslate();
  const { data = [], total = 0 } = useGetList<AdminOrderRowView>('orders', {
    filter: { q: email },
    sort: { field: 'date', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_ROWS },
  });
  const allOrders = total > MAX_ROWS && (
    <Link to={orderListPath(undefined, email)}>{translate('accounts.allOrders')}</Link>
  );
  return (
    <Section title={translate('accounts.orders')} aside={allOrders}>
      {data.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
      {data.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('orders.empty')}</Box>
      )}
    </Section>
  );
}
