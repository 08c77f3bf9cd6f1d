import Box from '@mui/material/Box';
import type { AuditLogEntryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { PlainTable } from '../ui/PlainTable';
import { listChanges } from './changes';

/** The values of each field before and after the action. */
export function ChangesTable({ entry }: { entry: Pick<AuditLogEntryView, 'before' | 'after'> }) {
  const translate = useTranslate();
  const changes = listChanges(entry.before, entry.after);
  if (changes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{translate('auditLog.noDetails')}</Box>;
  return (
    <PlainTable
      columns={(['field', 'before', 'after'] as const).map((name) => ({ name: translate(`auditLog.${name}`) }))}
      rows={changes.map(({ field, before, after }) => ({ key: field, cells: [field, before ?? '–', after ?? '–'] }))}
      rowHeadings
      fixed
    />
  );
}
