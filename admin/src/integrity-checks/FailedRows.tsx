import Box from '@mui/material/Box';
import type { IntegrityCheckView } from '@shop/contract';
import { usePermissions, useTranslate } from 'react-admin';
import { canAccess } from '../auth/roles';
import { PlainTable } from '../ui/PlainTable';
import { RecordLink } from '../ui/RecordLink';
import { findResource } from './advice';

/** The columns with amounts of money; the others contain names, times and counts. */
const AMOUNT_COLUMNS: readonly string[] = [
  ...['amount', 'balance_after', 'booked', 'captured', 'closed_before', 'disputes', 'fen', 'given', 'given_found'],
  ...['held', 'moved', 'off', 'opening', 'paid', 'posted', 'ran', 'received', 'received_found', 'refunded'],
  ...['tasks', 'total'],
];

interface FailedRowsProps {
  check: string;
  rows: IntegrityCheckView['sample'];
  found: number;
}

/** The first rows that a check found, with links to the records that they name and the reader may open. */
export function FailedRows({ check, rows, found }: FailedRowsProps) {
  const translate = useTranslate();
  const columns = Object.keys(rows[0] ?? {});
  return (
    <Box component="details" open sx={{ typography: 'body2', mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        {translate('integrityChecks.rowsShown', { shown: rows.length, found })}
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <PlainTable
          columns={columns.map((column) => ({ name: translate(`integrityChecks.columns.${column}`, { _: column }) }))}
          rows={rows.map((row, index) => ({
            key: String(index),
            cells: columns.map((column) => <Value key={column} check={check} column={column} value={row[column]} />),
          }))}
        />
      </Box>
      {columns.some((column) => AMOUNT_COLUMNS.includes(column)) && (
        <Box sx={{ color: 'text.secondary' }}>{translate('integrityChecks.smallestUnits')}</Box>
      )}
    </Box>
  );
}

function Value({ check, column, value }: { check: string; column: string; value: unknown }) {
  const { permissions: role = '' } = usePermissions<string>();
  const text = toText(value);
  const resource = findResource(check, column);
  return resource && text && canAccess(role, resource, 'show') ? <RecordLink resource={resource} id={text} /> : text;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
