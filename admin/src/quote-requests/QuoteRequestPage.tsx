import Box from '@mui/material/Box';
import type { AdminQuoteRequestView } from '@shop/contract';
import { Link, ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { AnswerForm } from './AnswerForm';
import { Answered } from './Answered';
import { AskedItems } from './AskedItems';
import { Decline } from './Decline';
import { ReplyBy } from './ReplyBy';
import { RequestState } from './RequestState';
import { Wish } from './Wish';

/** One request: what is asked, by whom, and our answer. */
export function QuoteRequestPage() {
  return (
    <ShowBase<AdminQuoteRequestView> queryOptions={WHOLE}>
      <LoadedRequest />
    </ShowBase>
  );
}

/** Asks for the request itself: what a list knows of it is not the whole. */
const WHOLE = { meta: { whole: true } };

function LoadedRequest() {
  const { record: request, error } = useShowContext<AdminQuoteRequestView>();
  if (error) return <LoadFailure error={error} />;
  return request?.items ? <Request key={`${request.id} ${request.state}`} request={request} /> : null;
}

function Request({ request }: { request: AdminQuoteRequestView }) {
  const translate = useTranslate();
  const { message, wish, state } = request;
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
        <Link to="/quote-requests" sx={{ typography: 'body2', justifySelf: 'start' }}>
          {translate('resources.quote-requests.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={translate(`quoteRequests.kind.${request.kind}`)} aside={<RequestState state={state} />} />
        <Asker request={request} />
      </Box>
      <Section title={translate('quoteRequests.asks')}>
        {wish ? <Wish wish={wish} /> : <AskedItems request={request} />}
        {message && (
          <Box sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 }}>{message}</Box>
        )}
      </Section>
      {request.answer && <Answered request={request} answer={request.answer} />}
      {state === 'open' && (
        <>
          <AnswerForm request={request} />
          <Decline request={request} />
        </>
      )}
    </Box>
  );
}

function Asker({ request }: { request: AdminQuoteRequestView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { time, language } = useReading();
  const { accountId, email, name, askedAt, priceList, orderId } = request;
  const field = (which: string) => translate(`resources.quote-requests.fields.${which}`);
  const account = accountId && createPath({ resource: 'accounts', id: accountId, type: 'show' });
  const facts = [
    { name: field('email'), value: account ? <Link to={account}>{email}</Link> : email },
    ...(name ? [{ name: field('name'), value: name }] : []),
    { name: field('askedAt'), value: time(askedAt) },
    ...(request.state === 'open' ? [{ name: field('replyBy'), value: <ReplyBy row={request} /> }] : []),
    { name: translate('quoteRequests.language'), value: language(request.language) },
    { name: translate('quoteRequests.priceList.name'), value: translate(`quoteRequests.priceList.${priceList}`) },
    ...(orderId
      ? [
          {
            name: translate('quoteRequests.order'),
            value: <Link to={createPath({ resource: 'orders', id: orderId, type: 'show' })}>{orderId}</Link>,
          },
        ]
      : []),
  ];
  return <Facts facts={facts} />;
}
