import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';

const PAGES: Readonly<Record<string, string>> = {
  order: 'orders',
  account: 'accounts',
  'reseller-application': 'reseller-applications',
};

/** What it was done to, and the way there where it has a page. */
export function Subject({ subject }: { subject: string }) {
  const createPath = useCreatePath();
  const [kind = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  const resource = PAGES[kind];
  if (!resource) return <span>{subject}</span>;
  return (
    <Link
      to={createPath({ resource, id, type: 'show' })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {subject}
    </Link>
  );
}
