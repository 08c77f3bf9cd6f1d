import Box from '@mui/material/Box';
import type { AuditRunView } from '@shop/contract';
import { useGetList, useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';

const LATEST = { pagination: { page: 1, perPage: 10 }, sort: { field: 'ranAt', order: 'DESC' } } as const;
const CELL = { py: 0.5, pr: 2, textAlign: 'left', fontWeight: 400 } as const;

/** When it was looked, by whom, and how much was found. */
export function Runs() {
  const translate = useTranslate();
  const { time, number } = useReading();
  const { data = [] } = useGetList<AuditRunView>('audit-runs', LATEST);
  if (data.length === 0) return null;
  return (
    <Box sx={{ mt: 3, maxWidth: 720 }}>
      <Section title={translate('audits.runs')}>
        <Box component="table" sx={{ typography: 'body2', borderCollapse: 'collapse', width: '100%' }}>
          <tbody>
            {data.map(({ id, ranAt, by, found }) => (
              <Box component="tr" key={id} sx={{ borderTop: 1, borderColor: 'divider' }}>
                <Box component="td" sx={{ ...CELL, whiteSpace: 'nowrap' }}>
                  {time(ranAt)}
                </Box>
                <Box component="td" sx={{ ...CELL, overflowWrap: 'anywhere' }}>
                  {by ?? translate('audits.night')}
                </Box>
                <Box component="td" sx={{ ...CELL, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                  {found > 0 ? translate('books.auditsFound', { found: number(found) }) : translate('audits.empty')}
                </Box>
              </Box>
            ))}
          </tbody>
        </Box>
      </Section>
    </Box>
  );
}
