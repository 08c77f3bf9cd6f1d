import Box from '@mui/material/Box';
import type { IntegrityCheckRunView } from '@shop/contract';
import { useGetList, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { PlainTable } from '../ui/PlainTable';
import { Section } from '../ui/Section';

const LATEST = { pagination: { page: 1, perPage: 10 }, sort: { field: 'ranAt', order: 'DESC' } } as const;
const COLUMNS = [{ name: 'ranAt' }, { name: 'by' }, { name: 'found', numeric: true }];

/** The latest runs of the checks: when, started by whom, how many rows were found. */
export function LatestRuns() {
  const translate = useTranslate();
  const { time, number } = useFormat();
  const { data = [] } = useGetList<IntegrityCheckRunView>('audit-runs', LATEST);
  if (data.length === 0) return null;
  const rows = data.map(({ id, ranAt, by, found }) => ({
    key: String(id),
    cells: [
      time(ranAt),
      by ?? translate('integrityChecks.nightlyRun'),
      found > 0 ? translate('ledger.checksFailed', { found: number(found) }) : translate('integrityChecks.passed'),
    ],
  }));
  return (
    <Box sx={{ mt: 3, maxWidth: 720 }}>
      <Section title={translate('integrityChecks.runs')}>
        <PlainTable columns={COLUMNS} rows={rows} hideHeadings />
      </Section>
    </Box>
  );
}
