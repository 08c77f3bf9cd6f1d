import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';
import { NextStep } from '../list/NextStep';
import { orderListPath } from '../../common/order-list-path';

/** The order's most important values. */
export function OrderSummary({ order }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const { money, dayRange, time } = useFormat();
  const { amount, due, email, paymentMethod, shippingMethod, date, lastUpdate, promise, claims } = order;
  const hasOpenClaim = claims.some(({ state }) => state === 'open');
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.25, m: 0 }}>
      {amount && (
        <KeyValue name={translate('orders.amount')}>
          <strong>{money(amount)}</strong>
        </KeyValue>
      )}
      <KeyValue name={translate('orders.next')}>
        {hasOpenClaim ? translate('orders.resolveClaim') : <NextStep {...order} due={null} />}
      </KeyValue>
      {due && <KeyValue name={translate('orders.due')}>{time(due)}</KeyValue>}
      {email && (
        <KeyValue name={translate('orders.customer')}>
          <Link to={orderListPath(undefined, email)}>{email}</Link>
        </KeyValue>
      )}
      <KeyValue name={translate('orders.payment')}>
        {translate(`labels.paymentMethod.${paymentMethod}`, { _: String(paymentMethod) })}
      </KeyValue>
      <KeyValue name={translate('orders.shipping')}>
        {translate(`labels.shippingMethod.${shippingMethod}`, { _: String(shippingMethod) })}
      </KeyValue>
      {promise && <KeyValue name={translate('orders.promised')}>{dayRange(promise.delivery)}</KeyValue>}
      <KeyValue name={translate('orders.placed')}>{time(date)}</KeyValue>
      <KeyValue name={translate('orders.lastUpdate')}>{time(lastUpdate)}</KeyValue>
    </Box>
  );
}

function KeyValue({ name, children }: { name: string; children: ReactNode }) {
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
