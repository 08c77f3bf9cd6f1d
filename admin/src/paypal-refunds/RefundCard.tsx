import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PayPalRefundView } from '@shop/contract';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';
import { useReading } from '../ui/reading';
import { RefundDeeds } from './RefundDeeds';

const TONES: Record<PayPalRefundView['state'], ChipTone> = {
  asked: 'plain',
  pending: 'plain',
  done: 'good',
  failed: 'waiting',
};

/** A refund whole: how much goes back for which order, how it stands, and what can be done where it does not. */
export function RefundCard({ refund }: { refund: PayPalRefundView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { money, time } = useReading();
  const { amount, state, origin, failure, orderId, askedAt, doneAt, payment, settledAt, settledBy, note, isOpen } =
    refund;
  const facts = [
    time(askedAt),
    payment && translate('paypal.refund.through', { payment }),
    origin === 'paypal' && translate('paypal.refund.byHand'),
  ];
  return (
    <Box component="article" sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Typography component="h2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {money(amount)}
        </Typography>
        <Chip tone={isOpen ? 'waiting' : TONES[state]} state={state}>
          {translate(`paypal.refund.is.${state}`)}
        </Chip>
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        {orderId && (
          <>
            <Link to={createPath({ resource: 'orders', id: orderId, type: 'show' })}>{orderId}</Link>
            {' · '}
          </>
        )}
        {facts.filter(Boolean).join(' · ')}
      </Box>
      {failure && <Box sx={{ typography: 'body2' }}>{translate('paypal.refund.why', { failure })}</Box>}
      {doneAt && origin === 'shop' && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('paypal.refund.doneAt', { at: time(doneAt) })}
        </Box>
      )}
      {settledAt && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[time(settledAt), settledBy, note].filter(Boolean).join(' · ')}
        </Box>
      )}
      {isOpen && <RefundDeeds refund={refund} />}
    </Box>
  );
}
