import { RowLink } from '../ui/RowLink';

const PAGES: Readonly<Record<string, string>> = {
  order: 'orders',
  account: 'accounts',
  'reseller-application': 'reseller-applications',
  'quote-request': 'quote-requests',
};

/** What it was done to, and the way there where it has a page. */
export function Subject({ subject }: { subject: string }) {
  const [kind = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  const resource = PAGES[kind];
  if (!resource) return <span>{subject}</span>;
  return (
    <RowLink resource={resource} id={id} sx={{ overflowWrap: 'anywhere' }}>
      {subject}
    </RowLink>
  );
}
