import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PayPalRefundView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { DecisionDue } from '../common/DecisionDue';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { ReasonInput } from '../ui/ReasonInput';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

/** A refund with its status and, while it needs attention, the actions to resolve it. */
export function RefundCard({ refund }: { refund: PayPalRefundView }) {
  const translate = useTranslate();
  const { money, time } = useFormat();
  const { kind, amount, state, origin, failure, orderId, requestedAt, doneAt, payment, isOpen } = refund;
  const details = [
    time(requestedAt),
    payment && translate('paypal.refund.viaPayment', { payment }),
    origin === 'paypal' && kind === 'refund' && translate('paypal.refund.madeAtPayPal'),
    kind === 'chargeback' && translate('paypal.reversal.chargeback'),
  ];
  return (
    <Box component="article" sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Typography component="h2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {money(amount)}
        </Typography>
        <StatusChip kind="payPalRefund" status={state} tone={isOpen ? 'attention' : undefined} />
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {orderId && (
          <>
            <RecordLink resource="orders" id={orderId} />
            {' · '}
          </>
        )}
        {details.filter(Boolean).join(' · ')}
      </Box>
      {isOpen && <DecisionDue since={requestedAt} />}
      {failure && <Box sx={{ typography: 'body2' }}>{translate('paypal.refund.failureCode', { failure })}</Box>}
      {doneAt && origin === 'shop' && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('paypal.refund.doneAt', { at: time(doneAt) })}
        </Box>
      )}
      <Closing refund={refund} />
      {isOpen && <RefundActions refund={refund} />}
    </Box>
  );
}

/** When and by whom the refund was closed, with their note. */
function Closing({ refund: { settledAt, settledBy, note } }: { refund: PayPalRefundView }) {
  const { time } = useFormat();
  if (!settledAt) return null;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {[time(settledAt), settledBy, note].filter(Boolean).join(' · ')}
    </Box>
  );
}

/** Requests the refund from PayPal again, or closes it with a note on how it was resolved. */
function RefundActions({ refund: { id, amount, state } }: { refund: PayPalRefundView }) {
  const { money } = useFormat();
  const textValues = { amount: money(amount) };
  return (
    <ActionBar>
      {state === 'failed' && (
        <ActionDialogButton
          texts="paypal.retryRefund"
          textValues={textValues}
          variant="contained"
          size="small"
          onSubmit={(_, idempotencyKey) => callApi('admin/paypal-refund-retry', {}, { params: { id }, idempotencyKey })}
        />
      )}
      <ActionDialogButton
        texts="paypal.closeRefund"
        textValues={textValues}
        size="small"
        defaultValues={{ note: '' }}
        onSubmit={({ note }, idempotencyKey) =>
          callApi('admin/paypal-refund-settle', { note }, { params: { id }, idempotencyKey })
        }
      >
        <ReasonInput source="note" label="paypal.note" helperText={false} />
      </ActionDialogButton>
    </ActionBar>
  );
}
