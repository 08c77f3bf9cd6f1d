import Box from '@mui/material/Box';
import { Link, useTranslate } from 'react-admin';
import { PageTitle } from '../ui/PageTitle';

export function NotFoundPage() {
  return <ErrorPage title="ra.page.not_found" message="ra.message.not_found" />;
}

/** For pages that the user's role cannot access. */
export function AccessDeniedPage() {
  return <ErrorPage title="ra.page.access_denied" message="ra.message.access_denied" />;
}

function ErrorPage({ title, message }: { title: string; message: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ pt: 2.5, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <PageTitle title={translate(title)} hasHelp={false} />
      <div>{translate(message)}</div>
      <Link to="/">{translate('dashboard.title')}</Link>
    </Box>
  );
}

export { AuthenticationError as AuthenticationErrorPage, Error as UnexpectedErrorPage } from 'react-admin';
