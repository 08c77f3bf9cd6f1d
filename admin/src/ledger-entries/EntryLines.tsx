import Box from '@mui/material/Box';
import type { LedgerEntryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { useLedgerAccountName } from '../ledger-accounts/useLedgerAccountName';

/** The lines of a journal entry as accountants write them: debits, then credits, each with its account and amount. */
export function EntryLines({ lines }: Pick<LedgerEntryView, 'lines'>) {
  const translate = useTranslate();
  const accountName = useLedgerAccountName();
  const { money } = useFormat();
  return (
    <Box sx={GRID}>
      {lines.map(({ account, code, side, money: amount }) => (
        <Box key={`${side} ${account} ${amount.currency}`} sx={{ display: 'contents' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`ledger.side.${side}`)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {code}
          </Box>
          <span>{accountName(account)}</span>
          <Box component="span" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            {money(amount)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  columnGap: 1,
  rowGap: 0.25,
  fontVariantNumeric: 'tabular-nums',
};
