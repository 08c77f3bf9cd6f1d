import Box from '@mui/material/Box';
import type { AuditLogEntryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { useTextsOnDemand } from '../i18n/useTextsOnDemand';
import { PlainTable } from '../ui/PlainTable';
import { formatValue, listChanges, type ValueFormats } from './changes';

/** The values of each field before and after the action. */
export function ChangesTable({ entry }: { entry: Pick<AuditLogEntryView, 'before' | 'after'> }) {
  const translate = useTranslate();
  const formats = useValueFormats();
  const names: Readonly<Record<string, string>> = useTextsOnDemand('auditFields') ?? {};
  const changes = listChanges(entry.before, entry.after);
  if (changes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{translate('auditLog.noDetails')}</Box>;
  return (
    <PlainTable
      columns={(['field', 'before', 'after'] as const).map((name) => ({ name: translate(`auditLog.${name}`) }))}
      rows={changes.map(({ field, before, after }) => ({
        key: field,
        cells: [names[field] ?? field, formatValue(field, before, formats), formatValue(field, after, formats)],
      }))}
      rowHeadings
      fixed
    />
  );
}

function useValueFormats(): ValueFormats {
  const translate = useTranslate();
  const { money, time } = useFormat();
  return { money, time, role: (role) => translate(`labels.role.${role}`, { _: role }) };
}
