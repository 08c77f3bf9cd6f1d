import Box from '@mui/material/Box';
import type { AdminPrepaidTransactionView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';

interface TransactionRowProps {
  transaction: AdminPrepaidTransactionView;
  withAccount?: boolean;
}

/** A prepaid transaction outside of a table. */
export function TransactionRow({ transaction, withAccount = false }: TransactionRowProps) {
  const translate = useTranslate();
  const { money, time } = useFormat();
  const { type, amount, memo, postDate, balanceAfter, accountEmail } = transaction;
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
      <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{withAccount ? accountEmail : memo}</Box>
      <Box sx={{ textAlign: 'right', fontWeight: 560 }}>{money(amount)}</Box>
      {withAccount && <Box sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>{memo}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        {[translate(`labels.transactionType.${type}`), time(postDate)].join(' · ')}
      </Box>
      <Box sx={{ color: 'text.secondary', textAlign: 'right' }}>{money(balanceAfter)}</Box>
    </Box>
  );
}
