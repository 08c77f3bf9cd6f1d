import type { AdminOrderView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { useReading } from '../ui/reading';

export function Payments({ order }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const { money } = useReading();
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
  return <Facts figures facts={invoiceFact ? [...facts, invoiceFact] : facts} />;
}
