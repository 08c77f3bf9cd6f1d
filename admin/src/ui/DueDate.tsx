import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

interface DueDateProps {
  /** The formatted date. */
  date: string;
  isOverdue: boolean;
  /** Translation key. */
  overdueLabel: string;
}

/** A date by which something must be done, marked if it has passed. */
export function DueDate({ date, isOverdue, overdueLabel }: DueDateProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={isOverdue ? { color: 'error.main', fontWeight: 600 } : undefined}>
      {isOverdue ? `${date} · ${translate(overdueLabel)}` : date}
    </Box>
  );
}
