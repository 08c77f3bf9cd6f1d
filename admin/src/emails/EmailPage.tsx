import Box from '@mui/material/Box';
import type { AdminEmailView } from '@shop/contract';
import { Link, ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { LoadFailure } from '../ui/LoadFailure';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Letter } from './Letter';

export function EmailPage() {
  return (
    <ShowBase<AdminEmailView>>
      <LoadedEmail />
    </ShowBase>
  );
}

function LoadedEmail() {
  const { record: email, error } = useShowContext<AdminEmailView>();
  if (error) return <LoadFailure error={error} />;
  // The list's row stands in until the mail itself is there.
  return email && 'html' in email ? <Email email={email} /> : null;
}

function Email({ email: { to, template, subject, queuedAt, sentAt, html, text } }: { email: AdminEmailView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { time } = useReading();
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Link to="/emails" sx={{ typography: 'body2' }}>
          {translate('resources.emails.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={subject ?? translate('emails.struck')} />
        <Box sx={{ overflowWrap: 'anywhere' }}>{to}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {sentAt
            ? translate('emails.sentAt', { at: time(sentAt) })
            : translate('emails.waitsSince', { at: time(queuedAt) })}
          {' · '}
          <Link to={createPath({ resource: 'email-templates', id: template, type: 'show' })}>
            {translate('emails.seeTemplate')}
          </Link>
        </Box>
      </Box>
      {subject !== null && html !== null && text !== null ? (
        <Letter subject={subject} html={html} text={text} />
      ) : (
        <NothingHere>{translate('emails.struckWords')}</NothingHere>
      )}
    </Box>
  );
}
