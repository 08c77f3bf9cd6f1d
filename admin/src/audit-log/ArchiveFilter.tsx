import type { AuditLogArchiveView } from '@shop/contract';
import { useGetList, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { SelectFilter } from '../ui/list/filters';

/** Chooses an archived month instead of the entries since then. Nothing while no month is archived. */
export function ArchiveFilter() {
  const translate = useTranslate();
  const { month } = useFormat();
  const { data = [] } = useGetList<AuditLogArchiveView>('audit-archives', {
    sort: { field: 'month', order: 'DESC' },
    pagination: { page: 1, perPage: 200 },
  });
  if (data.length === 0) return null;
  return (
    <SelectFilter
      source="archive"
      label="auditLog.period"
      anyLabel="auditLog.notArchived"
      choices={data.map(({ id }) => id)}
      choiceLabels={(id) => translate('auditLog.archived', { month: month(id) })}
    />
  );
}
