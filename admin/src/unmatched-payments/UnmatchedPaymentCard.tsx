import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UnmatchedPaymentView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { OrderInput } from '../common/OrderInput';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { ReasonInput } from '../ui/ReasonInput';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';
import { DecisionDue } from '../common/DecisionDue';
import { matchesOrder } from './matches-order';

/** A payment that matched no order: amount, reason, intended order and how it was resolved. */
export function UnmatchedPaymentCard({ payment }: { payment: UnmatchedPaymentView }) {
  const { money } = useFormat();
  return (
    <Box component="article" sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Typography component="h2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {money(payment.amount)}
        </Typography>
        <StatusChip kind="unmatchedPayment" status={payment.settlement ?? 'open'} />
      </Box>
      <MismatchReason payment={payment} />
      <IntendedOrder payment={payment} />
      <Resolution payment={payment} />
      {!payment.settlement && <ResolveActions payment={payment} />}
    </Box>
  );
}

function MismatchReason({ payment }: { payment: UnmatchedPaymentView }) {
  const { reason, reference, receivedAt, settledAt } = payment;
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <>
      <Box>{translate(`paypal.mismatch.${reason}`, { _: reason })}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[time(receivedAt), translate('paypal.reference', { reference })].join(' · ')}
      </Box>
      {settledAt === null && <DecisionDue since={receivedAt} />}
    </>
  );
}

/** The order that the payment refers to, with what is left of it and of the order's other unmatched payments. */
function IntendedOrder({ payment }: { payment: UnmatchedPaymentView }) {
  const translate = useTranslate();
  const { money } = useFormat();
  const { orderId, order, amount, left, together } = payment;
  if (!orderId || !order) return null;
  const details = [translate(`labels.orderStatus.${order.status}`), money(order.amount), order.email];
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      <RecordLink resource="orders" id={orderId} /> · {details.join(' · ')}
      {left.amount < amount.amount && left.amount > 0 && (
        <Box>{translate('paypal.unmatched.remaining', { amount: money(left) })}</Box>
      )}
      {together.amount > left.amount && left.amount > 0 && (
        <Box>{translate('paypal.unmatched.combined', { amount: money(together) })}</Box>
      )}
    </Box>
  );
}

function Resolution({ payment }: { payment: UnmatchedPaymentView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { settledAt, settledBy, settlement, appliedTo } = payment;
  if (!settledAt) return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {[time(settledAt), settledBy ?? translate('paypal.atPayPal')].join(' · ')}
      {settlement === 'applied' && appliedTo && (
        <>
          {' · '}
          <RecordLink resource="orders" id={appliedTo} />
        </>
      )}
    </Box>
  );
}

/** Applies the payment to its order if the amount is right, refunds it, or applies it to another order. */
function ResolveActions({ payment }: { payment: UnmatchedPaymentView }) {
  const { money } = useFormat();
  const { id, left, orderId } = payment;
  const textValues = { amount: money(left), order: orderId ?? '' };
  return (
    <ActionBar>
      {matchesOrder(payment) && (
        <ActionDialogButton
          texts="paypal.applyToOrder"
          textValues={textValues}
          variant="contained"
          size="small"
          onSubmit={(_, idempotencyKey) =>
            callApi('admin/unmatched-payment-apply', {}, { params: { id }, idempotencyKey })
          }
        />
      )}
      <ActionDialogButton
        texts="paypal.refundPayment"
        textValues={textValues}
        color="primary"
        size="small"
        defaultValues={{ reason: '' }}
        onSubmit={({ reason }, idempotencyKey) =>
          callApi('admin/unmatched-payment-refund', { reason: reason.trim() }, { params: { id }, idempotencyKey })
        }
        destructive
      >
        <ReasonInput />
      </ActionDialogButton>
      <ActionDialogButton
        texts="paypal.applyToOtherOrder"
        textValues={textValues}
        variant="text"
        size="small"
        defaultValues={{ orderId: '' }}
        onSubmit={({ orderId: otherId }, idempotencyKey) =>
          callApi('admin/unmatched-payment-apply', { orderId: otherId.trim() }, { params: { id }, idempotencyKey })
        }
      >
        <OrderInput source="orderId" label="paypal.orderSearch" filter={{ status: 'awaiting_payment' }} />
      </ActionDialogButton>
    </ActionBar>
  );
}
