import Box from '@mui/material/Box';
import type { RateView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { NothingHere } from '../ui/NothingHere';
import { useReading } from '../ui/reading';
import { useRates } from './useRates';

const CELL = { py: 0.5, pr: 2, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 } as const;
const FIGURE = { ...CELL, textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const SOFT = { ...CELL, color: 'text.secondary' } as const;

/** Each rate with what it changed; on narrow screens without who set it. */
export function RateHistory({ rates }: { rates: readonly RateView[] }) {
  const translate = useTranslate();
  const { rate, apart } = useRates();
  const { time } = useReading();
  if (rates.length === 0) return <NothingHere>{translate('currencies.noRate')}</NothingHere>;
  const wide = { display: { xs: 'none', md: 'table-cell' } };
  return (
    <Box component="table" sx={{ typography: 'body2', borderCollapse: 'collapse', width: '100%', mt: 0.5 }}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={SOFT}>
            {translate('resources.currencies.fields.validFrom')}
          </Box>
          <Box component="th" scope="col" sx={{ ...FIGURE, color: 'text.secondary' }}>
            {translate('resources.currencies.fields.perCny')}
          </Box>
          <Box component="th" scope="col" sx={{ ...FIGURE, color: 'text.secondary' }}>
            {translate('currencies.change')}
          </Box>
          <Box component="th" scope="col" sx={{ ...SOFT, ...wide }}>
            {translate('currencies.origin')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ perCny, validFrom, source, setBy }, place) => (
          <Box component="tr" key={validFrom} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component="td" sx={CELL}>
              {time(validFrom)}
            </Box>
            <Box component="td" sx={FIGURE}>
              {rate(perCny)}
            </Box>
            <Box component="td" sx={FIGURE}>
              {apart(rates[place + 1]?.perCny ?? null, perCny)}
            </Box>
            <Box component="td" sx={{ ...CELL, ...wide, overflowWrap: 'anywhere' }}>
              {[source && translate(`currencies.source.${source}`), setBy].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}
