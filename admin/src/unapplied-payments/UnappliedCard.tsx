import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UnappliedPaymentView } from '@shop/contract';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { Chip } from '../ui/Chip';
import { useReading } from '../ui/reading';
import { UnappliedDeeds } from './UnappliedDeeds';

/** A payment whole: what came, for which order, why it pays for nothing, and what became of it. */
export function UnappliedCard({ payment }: { payment: UnappliedPaymentView }) {
  const translate = useTranslate();
  const { money } = useReading();
  const { amount, settlement } = payment;
  const state = settlement ?? 'open';
  return (
    <Box component="article" sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Typography component="h2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {money(amount)}
        </Typography>
        <Chip tone={settlement ? 'quiet' : 'waiting'} state={state}>
          {translate(`paypal.unapplied.${state}`)}
        </Chip>
      </Box>
      <Why payment={payment} />
      <OfOrder payment={payment} />
      <Outcome payment={payment} />
      {!settlement && <UnappliedDeeds payment={payment} />}
    </Box>
  );
}

function Why({ payment: { reason, reference, receivedAt } }: { payment: UnappliedPaymentView }) {
  const translate = useTranslate();
  const { time } = useReading();
  const facts = [time(receivedAt), translate('paypal.reference', { reference })];
  return (
    <>
      <Box>{translate(`paypal.why.${reason}`, { _: reason })}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>
    </>
  );
}

function OfOrder({ payment: { orderId, order, amount, left, together } }: { payment: UnappliedPaymentView }) {
  const translate = useTranslate();
  const { money } = useReading();
  if (!orderId || !order) return null;
  const facts = [translate(`terms.state.${order.status}`), money(order.amount), order.email];
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      <OrderLink orderId={orderId} /> · {facts.join(' · ')}
      {left.amount < amount.amount && left.amount > 0 && (
        <Box>{translate('paypal.unapplied.left', { amount: money(left) })}</Box>
      )}
      {together.amount > left.amount && left.amount > 0 && (
        <Box>{translate('paypal.unapplied.together', { amount: money(together) })}</Box>
      )}
    </Box>
  );
}

function Outcome({ payment: { settledAt, settledBy, settlement, appliedTo } }: { payment: UnappliedPaymentView }) {
  const translate = useTranslate();
  const { time } = useReading();
  if (!settledAt) return null;
  const said = [time(settledAt), settledBy ?? translate('paypal.atPayPal')].join(' · ');
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {said}
      {settlement === 'applied' && appliedTo && (
        <>
          {' · '}
          <OrderLink orderId={appliedTo} />
        </>
      )}
    </Box>
  );
}

function OrderLink({ orderId }: { orderId: string }) {
  const createPath = useCreatePath();
  return <Link to={createPath({ resource: 'orders', id: orderId, type: 'show' })}>{orderId}</Link>;
}
