import Box from '@mui/material/Box';
import type { AdminPrepaidTransactionView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { RecordLink } from '../ui/RecordLink';

interface TransactionRowProps {
  transaction: AdminPrepaidTransactionView;
  withAccount?: boolean;
}

/** A prepaid transaction outside of a table. */
export function TransactionRow({ transaction, withAccount = false }: TransactionRowProps) {
  const translate = useTranslate();
  const { money, time } = useFormat();
  const { type, amount, memo, orderId, postDate, balanceAfter, accountEmail } = transaction;
  const subject = orderId ? <RecordLink resource="orders" id={orderId} /> : memo;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        rowGap: 0.25,
        py: 0.75,
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{withAccount ? accountEmail : subject}</Box>
      <Box sx={{ textAlign: 'right', fontWeight: 560 }}>{money(amount)}</Box>
      {withAccount && <Box sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>{subject}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        {[translate(`labels.transactionType.${type}`), time(postDate)].join(' · ')}
      </Box>
      <Box sx={{ color: 'text.secondary', textAlign: 'right' }}>{money(balanceAfter)}</Box>
    </Box>
  );
}
