import Box from '@mui/material/Box';
import { Link, useTranslate } from 'react-admin';
import { PageTitle } from '../ui/PageTitle';

/** An address where there is nothing. */
export function NotFound() {
  return <DeadEnd title="ra.page.not_found" words="ra.message.not_found" />;
}

/** A page of other roles. */
export function AccessDenied() {
  return <DeadEnd title="ra.page.access_denied" words="ra.message.access_denied" />;
}

function DeadEnd({ title, words }: { title: string; words: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ pt: 2.5, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <PageTitle title={translate(title)} />
      <div>{translate(words)}</div>
      <Link to="/">{translate('dashboard.title')}</Link>
    </Box>
  );
}
