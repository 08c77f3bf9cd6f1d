import type { AuditLogEntryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { RelatedRecords } from '../common/RelatedRecords';
import { useFormat } from '../i18n/useFormat';

/** What staff changed about the customer's account, for those who may read the audit log. */
export function AccountAudit({ accountId }: { accountId: string }) {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <RelatedRecords<AuditLogEntryView>
      title={translate('resources.audit-log.name', { smart_count: 2 })}
      resource="audit-log"
      filter={{ subject: `account:${accountId}` }}
      sortField="at"
      renderRow={({ action, actor, at }) => (
        <>
          <span>{translate(`auditLog.action.${action}`, { _: action })}</span>
          <span>{[actor, time(at)].filter(Boolean).join(' · ')}</span>
        </>
      )}
    />
  );
}
