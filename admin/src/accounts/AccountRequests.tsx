import type { AdminClaimRowView, AdminQuoteRequestRowView, ContactMessageRowView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { RelatedRecords } from '../common/RelatedRecords';
import { useFormat } from '../i18n/useFormat';
import { RecordLink } from '../ui/RecordLink';
import { StatusChip } from '../ui/StatusChip';

/** The customer's quote requests, claims and messages, found by the email address. */
export function AccountRequests({ email }: { email: string }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const filter = { email };
  return (
    <>
      <RelatedRecords<AdminQuoteRequestRowView>
        title={translate('accounts.quoteRequests')}
        resource="quote-requests"
        filter={filter}
        sortField="requestedAt"
        renderRow={({ id, kind, state, requestedAt }) => (
          <>
            <RecordLink resource="quote-requests" id={id}>
              {translate(`quoteRequests.kind.${kind}`)}
            </RecordLink>
            <span>
              {time(requestedAt)} <StatusChip kind="quoteRequest" status={state} />
            </span>
          </>
        )}
      />
      <RelatedRecords<AdminClaimRowView>
        title={translate('accounts.claims')}
        resource="claims"
        filter={filter}
        sortField="openedAt"
        renderRow={({ id, product, orderId, openedAt, resolution }) => (
          <>
            <RecordLink resource="claims" id={id}>
              {[product, orderId].join(' · ')}
            </RecordLink>
            <span>
              {time(openedAt)} <StatusChip kind="claim" status={resolution ?? 'open'} />
            </span>
          </>
        )}
      />
      <RelatedRecords<ContactMessageRowView>
        title={translate('accounts.messages')}
        resource="contact-messages"
        filter={filter}
        sortField="receivedAt"
        renderRow={({ id, subject, receivedAt, status }) => (
          <>
            <RecordLink resource="contact-messages" id={id}>
              {subject}
            </RecordLink>
            <span>
              {time(receivedAt)} <StatusChip kind="contactMessage" status={status} />
            </span>
          </>
        )}
      />
    </>
  );
}
