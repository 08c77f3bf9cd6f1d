import Box from '@mui/material/Box';
import type { AdminClaimRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';

type Due = Pick<AdminClaimRowView, 'answerDue' | 'state'>;

/** By which day the customer is to have an answer, marked where that is over. */
export function AnswerDue({ claim: { answerDue, state } }: { claim: Due }) {
  const translate = useTranslate();
  const { calendarDay } = useReading();
  const isLate = state === 'open' && answerDue < new Date().toISOString().slice(0, 10);
  return (
    <Box component="span" sx={{ color: isLate ? 'error.main' : undefined, fontWeight: isLate ? 600 : undefined }}>
      {[calendarDay(answerDue), isLate && translate('claims.late')].filter(Boolean).join(' · ')}
    </Box>
  );
}
