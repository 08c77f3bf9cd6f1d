import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminOrderRowView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';
import { OrderStatusChip } from '../../common/OrderStatusChip';
import { NextStep } from './NextStep';

export function OrderCard({ order }: { order: AdminOrderRowView }) {
  const translate = useTranslate();
  const { money, time, country } = useFormat();
  const { id, amount, shipTo, email, itemCount, lastUpdate } = order;
  return (
    <Box sx={{ display: 'grid', rowGap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      <Line>
        <Typography component="span" variant="body1" sx={{ fontWeight: 600, color: 'primary.main' }}>
          {id}
        </Typography>
        {amount && (
          <Typography component="span" variant="body1" sx={{ fontWeight: 560 }}>
            {money(amount)}
          </Typography>
        )}
      </Line>
      <Line>
        <OrderStatusChip {...order} />
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {time(lastUpdate)}
        </Typography>
      </Line>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[shipTo, country(order.country), email].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2">
        <NextStep {...order} />
        {order.requiredAction || order.group === 'pending' ? ' · ' : ''}
        {translate('orders.items', { smart_count: itemCount })}
      </Typography>
    </Box>
  );
}

/** Two texts at the ends of a line. */
function Line({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>{children}</Box>;
}
