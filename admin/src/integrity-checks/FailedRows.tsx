import Box from '@mui/material/Box';
import type { IntegrityCheckView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { PlainTable } from '../ui/PlainTable';

/** The first rows that a check found, under the column names of its database view. */
export function FailedRows({ rows, found }: { rows: IntegrityCheckView['sample']; found: number }) {
  const translate = useTranslate();
  const columns = Object.keys(rows[0] ?? {});
  return (
    <Box component="details" sx={{ typography: 'body2', mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        {translate('integrityChecks.rowsShown', { shown: rows.length, found })}
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <PlainTable
          columns={columns.map((name) => ({ name }))}
          rows={rows.map((row, index) => ({
            key: String(index),
            cells: columns.map((column) => toText(row[column])),
          }))}
        />
      </Box>
    </Box>
  );
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
