import Box from '@mui/material/Box';
import type { AdminQuoteRequestRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';

/** By when we promised to reply, marked where that is over. */
export function ReplyBy({ row: { replyBy, overdue } }: { row: AdminQuoteRequestRowView }) {
  const translate = useTranslate();
  const { time } = useReading();
  return (
    <Box component="span" sx={{ color: overdue ? 'error.main' : undefined, fontWeight: overdue ? 600 : undefined }}>
      {[time(replyBy), overdue && translate('quoteRequests.overdue')].filter(Boolean).join(' · ')}
    </Box>
  );
}
