import Box from '@mui/material/Box';
import type { AdminQuoteRequestRowView } from '@shop/contract';
import { Link, useGetList, useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';

const OPEN = `/quote-requests?${new URLSearchParams({ filter: JSON.stringify({ state: 'open' }) }).toString()}`;

/** How many wait for a quote from us, and how many of them for too long. */
export function QuotesAsked() {
  const translate = useTranslate();
  const { number } = useReading();
  const open = useCount({ state: 'open' });
  const overdue = useCount({ overdue: true });
  if (open === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline' }}>
      <Link to={OPEN} sx={{ fontWeight: 600 }}>
        {translate('quoteRequests.count')}: {number(open)}
      </Link>
      {overdue !== undefined && overdue > 0 && (
        <Box component="span" sx={{ color: 'error.main', typography: 'body2' }}>
          {translate('quoteRequests.countOverdue', { smart_count: overdue })}
        </Box>
      )}
    </Box>
  );
}

function useCount(filter: object): number | undefined {
  const { total } = useGetList<AdminQuoteRequestRowView>('quote-requests', {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'queue', order: 'DESC' },
  });
  return total;
}
