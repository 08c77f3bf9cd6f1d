import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminOrderRowView } from '@shop/contract';
import { useCreatePath, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { useReading } from '../ui/reading';
import { NextStep } from './NextStep';
import { NoOrders } from './NoOrders';
import { StateChip } from './StateChip';

export function OrderCards() {
  const createPath = useCreatePath();
  return (
    <CardList<AdminOrderRowView>
      to={({ id }) => createPath({ resource: 'orders', id, type: 'show' })}
      empty={<NoOrders />}
    >
      {(row) => <OrderCard {...row} />}
    </CardList>
  );
}

export function OrderCard(row: AdminOrderRowView) {
  const translate = useTranslate();
  const { money, time, country } = useReading();
  const { id, amount, status, shipTo, email, itemCount, lastUpdate } = row;
  return (
    <Box sx={{ display: 'grid', rowGap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      <Pair>
        <Typography component="span" variant="body1" sx={{ fontWeight: 600, color: 'primary.main' }}>
          {id}
        </Typography>
        <Typography component="span" variant="body1" sx={{ fontWeight: 560 }}>
          {money(amount)}
        </Typography>
      </Pair>
      <Pair>
        <StateChip state={status} />
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {time(lastUpdate)}
        </Typography>
      </Pair>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[shipTo, country(row.country), email].join(' · ')}
      </Typography>
      <Typography variant="body2">
        <NextStep {...row} />
        {row.requiredAction || row.group === 'pending' ? ' · ' : ''}
        {translate('orders.items', { smart_count: itemCount })}
      </Typography>
    </Box>
  );
}

function Pair({ children }: { children: React.ReactNode }) {
  return <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>{children}</Box>;
}
