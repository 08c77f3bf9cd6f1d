import Box from '@mui/material/Box';
import type { LedgerEntryView } from '@shop/contract';
import { useFormat } from '../i18n/useFormat';
import { useLedgerAccountName } from '../ledger-accounts/useLedgerAccountName';

/** One line for each posting: from account, to account, amount. */
export function Postings({ postings }: Pick<LedgerEntryView, 'postings'>) {
  const accountName = useLedgerAccountName();
  const { money } = useFormat();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        rowGap: 0.25,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {postings.map(({ from, to, money: amount }, index) => (
        <Box key={index} sx={{ display: 'contents' }}>
          <span>
            {accountName(from)} → {accountName(to)}
          </span>
          <Box component="span" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            {money(amount)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
