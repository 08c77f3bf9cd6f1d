import Box from '@mui/material/Box';
import { Link, useTranslate } from 'react-admin';
import { useRecordCount } from '../api/useRecordCount';
import { useFormat } from '../i18n/useFormat';

const OPEN = { state: 'open' };
const OVERDUE = { overdue: true };
const LIST_PATH = `/quote-requests?${new URLSearchParams({ filter: JSON.stringify(OPEN) }).toString()}`;

/** The numbers of open and of overdue quote requests. */
export function QuoteRequestCounts() {
  const translate = useTranslate();
  const { number } = useFormat();
  const open = useRecordCount('quote-requests', OPEN, 'queue');
  const overdue = useRecordCount('quote-requests', OVERDUE, 'queue');
  if (open === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline' }}>
      <Link to={LIST_PATH} sx={{ fontWeight: 600 }}>
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
