import type { AdminOrderRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { STAFF_WORK } from './states';

type Standing = Pick<AdminOrderRowView, 'status' | 'requiredAction' | 'due'>;

/** What has to happen next: by the customer, or else by staff. */
export function NextStep({ status, requiredAction, due }: Standing) {
  const translate = useTranslate();
  const { day } = useReading();
  const work = STAFF_WORK.includes(status) ? translate(`terms.work.${status}`) : '';
  const step = requiredAction ? translate(`terms.action.${requiredAction}`) : work;
  return <>{due ? translate('orders.dueOn', { step, date: day(due) }) : step}</>;
}
