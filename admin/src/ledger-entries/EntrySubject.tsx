import Box from '@mui/material/Box';
import type { LedgerEntryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { RecordLink } from '../ui/RecordLink';

/** What an entry was booked for: the order, the customer, the memo, and the method of a manual payment. */
export function EntrySubject({ orderId, customer, memo, method, reference }: LedgerEntryView) {
  const translate = useTranslate();
  const manualPayment = method && [translate(`labels.manualPayment.${method}`), reference].filter(Boolean).join(' · ');
  return (
    <Box sx={{ overflowWrap: 'anywhere', display: 'grid', rowGap: 0.25 }}>
      {orderId && <RecordLink resource="orders" id={orderId} />}
      {customer && <span>{customer}</span>}
      {manualPayment && <span>{manualPayment}</span>}
      {memo !== orderId && memo && <Box sx={{ color: 'text.secondary' }}>{memo}</Box>}
    </Box>
  );
}
