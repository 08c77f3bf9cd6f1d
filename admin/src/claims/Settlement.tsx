import Box from '@mui/material/Box';
import type { AdminClaimView } from '@shop/contract';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { Facts, type Fact } from '../ui/Facts';
import { useReading } from '../ui/reading';

/** How it was settled, by whom, and what followed. */
export function Settlement({ claim }: { claim: AdminClaimView }) {
  const facts = useSettlement(claim);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Facts facts={facts} />
      {claim.answer && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{claim.answer}</Box>}
    </Box>
  );
}

function useSettlement(claim: AdminClaimView): Fact[] {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { time, money } = useReading();
  const { resolvedAt, resolvedBy, amount, lostParcel, reprintOrderId } = claim;
  const reprint = reprintOrderId && createPath({ resource: 'orders', id: reprintOrderId, type: 'show' });
  return [
    { name: translate('claims.when'), value: [resolvedAt && time(resolvedAt), resolvedBy].filter(Boolean).join(' · ') },
    ...(amount ? [{ name: translate('claims.amount'), value: money(amount) }] : []),
    ...(reprint ? [{ name: translate('claims.reprint'), value: <Link to={reprint}>{reprintOrderId}</Link> }] : []),
    ...(lostParcel ? [{ name: translate('claims.lost'), value: translate('claims.lostWords') }] : []),
  ];
}
