import type { AdminOrderRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';
import { STAFF_TASK_STATUSES } from '../../common/order-statuses';

type NextStepProps = Pick<AdminOrderRowView, 'status' | 'requiredAction' | 'due'>;

/** What the customer, or else staff, must do next. */
export function NextStep({ status, requiredAction, due }: NextStepProps) {
  const translate = useTranslate();
  const { day } = useFormat();
  const staffTask = STAFF_TASK_STATUSES.includes(status) ? translate(`labels.staffTask.${status}`) : '';
  const step = requiredAction ? translate(`labels.customerTask.${requiredAction}`) : staffTask;
  return <>{due ? translate('orders.dueOn', { step, date: day(due) }) : step}</>;
}
