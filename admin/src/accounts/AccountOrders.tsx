import Box from '@mui/material/Box';
import type { AdminOrderRowView } from '@shop/contract';
import { Link, useGetList, useTranslate } from 'react-admin';
import { queuePath } from '../orders/queue-path';
import { OrderBrief } from '../orders/OrderBrief';
import { Section } from '../ui/Section';

const SHOWN = 5;

/** The customer's latest orders. */
export function AccountOrders({ email }: { email: string }) {
  const translate = useTranslate();
  const { data = [], total = 0 } = useGetList<AdminOrderRowView>('orders', {
    filter: { q: email },
    sort: { field: 'date', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const all = total > SHOWN && <Link to={queuePath(undefined, email)}>{translate('accounts.allOrders')}</Link>;
  return (
    <Section title={translate('accounts.orders')} aside={all}>
      {data.map((row) => (
        <OrderBrief key={row.id} row={row} />
      ))}
      {data.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('orders.nothing')}</Box>
      )}
    </Section>
  );
}
