import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, useTranslate } from 'react-admin';
import { useRecordCount } from '../api/useRecordCount';
import { useFormat } from '../i18n/useFormat';
import { orderListPath } from '../common/order-list-path';
import type { OrderStatus } from '../common/order-statuses';

interface OrderStatusCountsProps {
  title: string;
  statuses: readonly OrderStatus[];
  large?: boolean;
}

/** The number of orders in each status, linked to their list. */
export function OrderStatusCounts({ title, statuses, large = false }: OrderStatusCountsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, minmax(${large ? 168 : 148}px, 1fr))`,
          gap: '1px',
          border: 1,
          borderColor: 'divider',
          borderRadius: '4px',
          backgroundColor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        {statuses.map((status) => (
          <OrderStatusCount key={status} status={status} large={large} />
        ))}
      </Box>
    </section>
  );
}

function OrderStatusCount({ status, large }: { status: OrderStatus; large: boolean }) {
  const translate = useTranslate();
  const { number } = useFormat();
  const count = useRecordCount('orders', { status }, 'date');
  return (
    <Link
      to={orderListPath(status)}
      underline="none"
      sx={{
        display: 'block',
        px: 2,
        py: large ? 1.5 : 1,
        outline: '1px solid',
        outlineColor: 'divider',
        color: 'text.primary',
        '&:hover': { backgroundColor: 'primary.light' },
      }}
    >
      <Box
        sx={{
          fontSize: large ? '1.75rem' : '1.125rem',
          fontWeight: 620,
          lineHeight: 1.25,
          fontVariantNumeric: 'tabular-nums',
          color: count === 0 ? 'text.secondary' : 'primary.main',
        }}
      >
        {count === undefined ? '\u00a0' : number(count)}
      </Box>
      <Box sx={{ typography: 'body2' }}>{translate(`labels.orderStatus.${status}`)}</Box>
    </Link>
  );
}
