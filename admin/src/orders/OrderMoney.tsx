import Box from '@mui/material/Box';
import type { AdminOrderView, UnappliedPaymentView } from '@shop/contract';
import { useGetList, useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { UnappliedCard } from '../unapplied-payments/UnappliedCard';

/** The order's refunds through PayPal, and how each stands. */
export function OrderRefunds({ refunds }: Pick<AdminOrderView, 'refunds'>) {
  const translate = useTranslate();
  const { money, time } = useReading();
  if (refunds.length === 0) return null;
  return (
    <Box component="ul" sx={{ typography: 'body2', listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {refunds.map(({ amount, state, askedAt, doneAt }) => (
        <li key={`${askedAt} ${amount.amount} ${state}`}>
          {[translate(`paypal.refund.is.${state}`), money(amount), time(doneAt ?? askedAt)].join(' · ')}
        </li>
      ))}
    </Box>
  );
}

/** Money that came for the order and pays for nothing; accounting alone may ask. */
export function OrderUnapplied({ orderId }: { orderId: string }) {
  const { data } = useGetList<UnappliedPaymentView>('unapplied-payments', {
    filter: { orderId },
    sort: { field: 'receivedAt', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  const translate = useTranslate();
  if (!data || data.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
      <Box sx={{ fontWeight: 600 }}>{translate('paypal.unapplied.title')}</Box>
      {data.map((payment) => (
        <UnappliedCard key={payment.id} payment={payment} />
      ))}
    </Box>
  );
}
