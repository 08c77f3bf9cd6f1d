import type { AuditLogEntryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { RelatedRecords } from '../common/RelatedRecords';
import { useFormat } from '../i18n/useFormat';

/** The customer's entries in the audit log, for those who may read it. */
export function AccountAudit({ accountId }: { accountId: string }) {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <RelatedRecords<AuditLogEntryView>
      title={translate('resources.audit-log.name', { smart_count: 2 })}
      resource="audit-log"
      filter={{ subject: `account:${accountId}` }}
      sortField="at"
      renderRow={({ action, actor, actorName, at }) => (
        <>
          <span>{translate(`auditLog.action.${action}`, { _: action })}</span>
          <span>{[actorName ?? actor, time(at)].filter(Boolean).join(' · ')}</span>
        </>
      )}
    />
  );
}
