import Box from '@mui/material/Box';
import type { AdminQuoteRequestView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { ReasonInput } from '../ui/ReasonInput';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';
import { QuoteForm } from './answer/QuoteForm';
import { ReplyDueDate } from './QuoteRequestList';
import { RequestedItems, RequestedPurchase } from './RequestedItems';
import { SentQuote } from './SentQuote';

/** A quote request, and the quote that was sent or the form to send one. */
export function QuoteRequestPage() {
  return <RecordPage<AdminQuoteRequestView>>{(request) => <QuoteRequest request={request} />}</RecordPage>;
}

function QuoteRequest({ request }: { request: AdminQuoteRequestView }) {
  const translate = useTranslate();
  const { message, wish, state, answer } = request;
  return (
    <Page
      resource="quote-requests"
      title={request.name || request.email}
      aside={<StatusChip kind="quoteRequest" status={state} />}
      header={<RequestDetails request={request} />}
    >
      <Section title={translate('quoteRequests.requested')}>
        {wish ? <RequestedPurchase purchase={wish} /> : <RequestedItems request={request} />}
        {message && (
          <Box sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}>{message}</Box>
        )}
      </Section>
      {answer && <SentQuote request={request} answer={answer} />}
      {state === 'open' && (
        <>
          <QuoteForm request={request} />
          <DeclineButton request={request} />
        </>
      )}
    </Page>
  );
}

function RequestDetails({ request }: { request: AdminQuoteRequestView }) {
  const translate = useTranslate();
  const { time, language } = useFormat();
  const { accountId, email, name, requestedAt, priceList, orderId } = request;
  const field = (source: string) => translate(`resources.quote-requests.fields.${source}`);
  const customer = accountId ? (
    <RecordLink resource="accounts" id={accountId}>
      {email}
    </RecordLink>
  ) : (
    email
  );
  const items = [
    { name: field('kind'), value: translate(`quoteRequests.kind.${request.kind}`) },
    { name: field('email'), value: customer },
    ...(name ? [{ name: field('name'), value: name }] : []),
    { name: field('requestedAt'), value: time(requestedAt) },
    ...(request.state === 'open' ? [{ name: field('replyBy'), value: <ReplyDueDate request={request} /> }] : []),
    { name: translate('quoteRequests.language'), value: language(request.language) },
    { name: translate('quoteRequests.priceList.name'), value: translate(`quoteRequests.priceList.${priceList}`) },
    ...(orderId
      ? [{ name: translate('quoteRequests.order'), value: <RecordLink resource="orders" id={orderId} /> }]
      : []),
  ];
  return <DescriptionList items={items} />;
}

/** Declines the request with a message to the customer. */
function DeclineButton({ request: { id, email } }: { request: AdminQuoteRequestView }) {
  return (
    <div>
      <ActionDialogButton
        texts="quoteRequests.decline"
        textValues={{ email }}
        defaultValues={{ message: '' }}
        onSubmit={({ message }, idempotencyKey) =>
          callApi('admin/quote-request-decline', { message: message.trim() }, { params: { id }, idempotencyKey })
        }
        destructive
      >
        <ReasonInput
          source="message"
          label="quoteRequests.decline.message"
          helperText={false}
          maxLength={5000}
          rows={3}
        />
      </ActionDialogButton>
    </div>
  );
}
