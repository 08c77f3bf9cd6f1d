import type { AdminOrderRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../ui/StatusChip';

type OrderStatus = Pick<AdminOrderRowView, 'status' | 'partlyShipped'>;

/** The status of an order. One in production of which a part has left is partly shipped. */
export function OrderStatusChip({ status, partlyShipped }: OrderStatus) {
  const translate = useTranslate();
  return (
    <StatusChip kind="order" status={status}>
      {partlyShipped ? translate('labels.partlyShipped') : undefined}
    </StatusChip>
  );
}
