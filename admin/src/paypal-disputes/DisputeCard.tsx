import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PayPalDisputeView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { AnswerDue } from '../common/DecisionDue';
import { useFormat } from '../i18n/useFormat';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

/** A dispute with its order and how it ended. It is answered at PayPal. */
export function DisputeCard({ dispute }: { dispute: PayPalDisputeView }) {
  const translate = useTranslate();
  const { money, time } = useFormat();
  const { id, amount, state, orderId, payment, reason, outcome, reportedAt, respondBy, resolvedAt } = dispute;
  const details = [time(reportedAt), id, translate('paypal.refund.viaPayment', { payment })];
  const end = outcome &&
    resolvedAt && [translate(`paypal.dispute.outcomes.${outcome}`, { _: outcome }), time(resolvedAt)];
  return (
    <Box component="article" sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Typography component="h2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {money(amount)}
        </Typography>
        <StatusChip kind="payPalDispute" status={state} />
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {orderId && (
          <>
            <RecordLink resource="orders" id={orderId} />
            {' · '}
          </>
        )}
        {details.join(' · ')}
      </Box>
      <Box sx={{ typography: 'body2' }}>{translate(`paypal.dispute.reasons.${reason}`, { _: reason })}</Box>
      {state === 'open' && respondBy && <AnswerDue at={new Date(respondBy)} label="paypal.dispute.respondBy" />}
      {end && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{end.join(' · ')}</Box>}
    </Box>
  );
}
