import Alert from '@mui/material/Alert';
import type { AdminOrderView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';

/** Why production and shipping wait, and since when. */
export function OrderHold({ order: { hold } }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  if (!hold) return null;
  return <Alert severity="warning">{translate(`orders.hold.${hold.event}`, { since: time(hold.since) })}</Alert>;
}
