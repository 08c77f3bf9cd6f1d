import Box from '@mui/material/Box';
import type { LedgerEntryView } from '@shop/contract';
import { useAccountName } from '../ledger-accounts/useAccountName';
import { useReading } from '../ui/reading';

/** From where to where, a line each, the amounts in a column. */
export function Postings({ postings }: Pick<LedgerEntryView, 'postings'>) {
  const name = useAccountName();
  const { money } = useReading();
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
      {postings.map(({ from, to, money: moved }, place) => (
        <Box key={place} sx={{ display: 'contents' }}>
          <span>
            {name(from)} → {name(to)}
          </span>
          <Box component="span" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            {money(moved)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
