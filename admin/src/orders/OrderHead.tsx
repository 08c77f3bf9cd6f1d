import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { queuePath } from './queue-path';
import { NextStep } from './NextStep';
import { StateChip } from './StateChip';

/** What one wants to know of an order at a glance. */
export function OrderHead({ order }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const { money, span, time } = useReading();
  const { id, status, amount, due, email, paymentMethod, shippingMethod, date, lastUpdate, promise } = order;
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
      <Link to="/orders" sx={{ typography: 'body2', justifySelf: 'start' }}>
        {translate('resources.orders.name', { smart_count: 2 })}
      </Link>
      <PageTitle title={id} aside={<StateChip state={status} />} />
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.25, m: 0 }}>
        <Glance name={translate('orders.amount')}>
          <strong>{money(amount)}</strong>
        </Glance>
        <Glance name={translate('orders.waitsFor')}>
          <NextStep {...order} due={null} />
        </Glance>
        {due && <Glance name={translate('orders.due')}>{time(due)}</Glance>}
        <Glance name={translate('orders.customer')}>
          <Link to={queuePath(undefined, email)}>{email}</Link>
        </Glance>
        <Glance name={translate('orders.payment')}>
          {translate(`terms.payment.${paymentMethod}`, { _: String(paymentMethod) })}
        </Glance>
        <Glance name={translate('orders.shipping')}>
          {translate(`terms.shipping.${shippingMethod}`, { _: String(shippingMethod) })}
        </Glance>
        {promise && <Glance name={translate('orders.promised')}>{span(promise.delivery)}</Glance>}
        <Glance name={translate('orders.placed')}>{time(date)}</Glance>
        <Glance name={translate('orders.lastUpdate')}>{time(lastUpdate)}</Glance>
      </Box>
    </Box>
  );
}

function Glance({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          typography: 'body1',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
          '&:empty::before': { content: '"–"' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
