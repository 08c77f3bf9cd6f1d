import Box from '@mui/material/Box';
import { ACCOUNTING_DECISION_HOURS } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DueDate } from '../ui/DueDate';

const HOUR_MS = 3_600_000;

/** When accounting has to decide on money that waits since an instant. */
export function DecisionDue({ since }: { since: string }) {
  return <AnswerDue at={new Date(Date.parse(since) + ACCOUNTING_DECISION_HOURS * HOUR_MS)} label="paypal.decideBy" />;
}

interface AnswerDueProps {
  at: Date;
  /** Translation key with the time as `at`. */
  label: string;
}

/** A sentence with the time by which something is due. */
export function AnswerDue({ at, label }: AnswerDueProps) {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <Box sx={{ typography: 'body2' }}>
      <DueDate
        date={translate(label, { at: time(at.toISOString()) })}
        isOverdue={at.getTime() < Date.now()}
        overdueLabel="dashboard.overdue"
      />
    </Box>
  );
}
