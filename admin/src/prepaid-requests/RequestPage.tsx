import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { PrepaidRequestView } from '@shop/contract';
import { Link, ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { RequestDeeds } from './RequestDeeds';
import { RequestState } from './RequestState';

export function RequestPage() {
  return (
    <ShowBase<PrepaidRequestView>>
      <LoadedRequest />
    </ShowBase>
  );
}

function LoadedRequest() {
  const { record: request, error } = useShowContext<PrepaidRequestView>();
  if (error) return <LoadFailure error={error} />;
  return request ? <Request request={request} /> : null;
}

function Request({ request }: { request: PrepaidRequestView }) {
  const translate = useTranslate();
  const waits = request.state === 'pending';
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 760, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Link to="/prepaid-requests" sx={{ typography: 'body2' }}>
          {translate('resources.prepaid-requests.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={request.accountEmail} aside={<RequestState {...request} />} />
      </Box>
      <Section title={translate(`requests.kind.${request.kind}`)}>
        <About request={request} />
      </Section>
      {waits && request.own && (
        <Alert severity="info" variant="outlined">
          {translate('requests.own')}
        </Alert>
      )}
      {waits && !request.own && <RequestDeeds request={request} />}
    </Box>
  );
}

function About({ request }: { request: PrepaidRequestView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { money, time } = useReading();
  const { amount, memo, enteredBy, enteredAt, decidedBy, decidedAt, reason, reverses } = request;
  const field = (name: string) => translate(`resources.prepaid-requests.fields.${name}`);
  const deposit = reverses && (
    <Link to={createPath({ resource: 'ledger-entries', id: reverses, type: 'show' })}>
      {translate('books.thatEntry')}
    </Link>
  );
  const facts = [
    { name: field('amount'), value: money(amount), strong: true },
    { name: field('memo'), value: memo },
    { name: field('enteredBy'), value: [enteredBy, time(enteredAt)].join(' · ') },
    ...(decidedAt ? [{ name: field('decidedBy'), value: [decidedBy, time(decidedAt)].join(' · ') }] : []),
    ...(reason ? [{ name: field('reason'), value: reason }] : []),
    ...(deposit ? [{ name: translate('books.reverses'), value: deposit }] : []),
  ];
  return <Facts facts={facts} />;
}
