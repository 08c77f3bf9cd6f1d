import Box from '@mui/material/Box';
import type { UnmatchedPaymentView } from '@shop/contract';
import { useCanAccess, useGetList, useTranslate } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';
import type { OrderAmounts } from '../../common/order-amounts';
import { DescriptionList } from '../../ui/DescriptionList';
import { UnmatchedPaymentCard } from '../../unmatched-payments/UnmatchedPaymentCard';

/** The order's total, payments and refunds, and payments that could not be matched to it. */
export function OrderPayments({ orderId, amounts }: { orderId: string; amounts: OrderAmounts }) {
  const translate = useTranslate();
  const { money } = useFormat();
  const { canAccess: canSeeUnmatched } = useCanAccess({ resource: 'unmatched-payments', action: 'list' });
  const { amount, paid, refunded, refunds, invoice } = amounts;
  const items = [
    { name: translate('orders.money.total'), value: money(amount) },
    { name: translate('orders.money.paid'), value: money(paid), strong: paid.amount > 0 },
    { name: translate('orders.money.refunded'), value: money(refunded), strong: refunded.amount > 0 },
    ...(invoice
      ? [
          {
            name: translate('orders.money.invoice', { number: invoice.number }),
            value: translate(`labels.invoiceStatus.${invoice.status}`),
          },
        ]
      : []),
  ];
  return (
    <Box>
      <DescriptionList numeric items={items} />
      <PayPalRefunds refunds={refunds} />
      {canSeeUnmatched && <UnmatchedPayments orderId={orderId} />}
    </Box>
  );
}

function PayPalRefunds({ refunds }: Pick<OrderAmounts, 'refunds'>) {
  const translate = useTranslate();
  const { money, time } = useFormat();
  if (refunds.length === 0) return null;
  return (
    <Box component="ul" sx={{ typography: 'body2', listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {refunds.map(({ amount, state, requestedAt, doneAt }) => (
        <li key={`${requestedAt} ${amount.amount} ${state}`}>
          {[translate(`paypal.refund.statuses.${state}`), money(amount), time(doneAt ?? requestedAt)].join(' · ')}
        </li>
      ))}
    </Box>
  );
}

function UnmatchedPayments({ orderId }: { orderId: string }) {
  const translate = useTranslate();
  const { data } = useGetList<UnmatchedPaymentView>('unmatched-payments', {
    filter: { orderId },
    sort: { field: 'receivedAt', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  if (!data || data.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
      <Box sx={{ fontWeight: 600 }}>{translate('paypal.unmatched.title')}</Box>
      {data.map((payment) => (
        <UnmatchedPaymentCard key={payment.id} payment={payment} />
      ))}
    </Box>
  );
}
