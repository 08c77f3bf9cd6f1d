import type { AdminEmailRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { RecordLink } from '../ui/RecordLink';
import { RelatedRecords } from './RelatedRecords';

/** The emails that were sent to a customer or about an order. */
export function RelatedEmails({ filter }: { filter: { email: string } | { orderId: string } }) {
  const translate = useTranslate();
  const { time } = useFormat();
  return (
    <RelatedRecords<AdminEmailRowView>
      title={translate('common.emails')}
      resource="emails"
      filter={filter}
      sortField="queuedAt"
      renderRow={({ id, subject, template, queuedAt, sentAt }) => (
        <>
          <RecordLink resource="emails" id={id}>
            {subject ?? template}
          </RecordLink>
          <span>{sentAt ? time(sentAt) : `${translate('emails.statuses.waiting')} · ${time(queuedAt)}`}</span>
        </>
      )}
    />
  );
}
