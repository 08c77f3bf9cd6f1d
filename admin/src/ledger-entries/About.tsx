import Box from '@mui/material/Box';
import type { LedgerEntryView } from '@shop/contract';
import { Link, useCreatePath, useTranslate } from 'react-admin';

/** Why there is an entry: its order, its customer, its words and how money came. */
export function About({ orderId, customer, memo, method, reference }: LedgerEntryView) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const byHand = method && [translate(`terms.manual.${method}`), reference].filter(Boolean).join(' · ');
  return (
    <Box sx={{ overflowWrap: 'anywhere', display: 'grid', rowGap: 0.25 }}>
      {orderId && <Link to={createPath({ resource: 'orders', id: orderId, type: 'show' })}>{orderId}</Link>}
      {customer && <span>{customer}</span>}
      {byHand && <span>{byHand}</span>}
      {memo !== orderId && memo && <Box sx={{ color: 'text.secondary' }}>{memo}</Box>}
    </Box>
  );
}
