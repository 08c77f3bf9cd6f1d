import type { AdminOrderView } from '@shop/contract';
import Box from '@mui/material/Box';
import { useCanAccess, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { useReading } from '../ui/reading';
import { OrderRefunds, OrderUnapplied } from './OrderMoney';

export function Payments({ order }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const { money } = useReading();
  const { canAccess: settlesMoney } = useCanAccess({ resource: 'unapplied-payments', action: 'list' });
  const { amount, paid, refunded, invoice } = order;
  const facts = [
    { name: translate('orders.money.asked'), value: money(amount) },
    { name: translate('orders.money.paid'), value: money(paid), strong: paid.amount > 0 },
    { name: translate('orders.money.refunded'), value: money(refunded), strong: refunded.amount > 0 },
  ];
  const invoiceFact = invoice && {
    name: translate('orders.money.invoice', { number: invoice.number }),
    value: translate(`terms.invoice.${invoice.status}`),
  };
  return (
    <Box>
      <Facts figures facts={invoiceFact ? [...facts, invoiceFact] : facts} />
      <OrderRefunds refunds={order.refunds} />
      {settlesMoney && <OrderUnapplied orderId={order.orderId} />}
    </Box>
  );
}
