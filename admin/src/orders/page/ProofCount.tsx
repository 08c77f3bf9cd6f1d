import Box from '@mui/material/Box';
import type { AdminOrderView } from '@shop/contract';
import { useTranslate } from 'react-admin';

const STATUSES: readonly AdminOrderView['status'][] = ['in_review', 'awaiting_proof_approval'];

/** How many of the printed items have a current proof, while proofs are made and approved. */
export function ProofCount({ order: { status, items } }: { order: AdminOrderView }) {
  const translate = useTranslate();
  const printed = items.filter((item) => item.printed);
  if (!STATUSES.includes(status) || printed.length === 0) return null;
  const sent = printed.filter(({ proofs }) => proofs.some(({ current }) => current)).length;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {translate('orders.proof.count', { sent, total: printed.length })}
    </Box>
  );
}
