import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, useGetResourceLabel } from 'react-admin';
import { PageTitle } from './PageTitle';
import { touchLink } from './touch';

interface PageProps {
  /** The resource whose list the link above the title opens. */
  resource: string;
  title: string;
  /** Beside the title, such as a status. */
  aside?: ReactNode;
  /** Below the title, such as a description list. */
  header?: ReactNode;
  maxWidth?: number;
  children?: ReactNode;
}

/** A page below a list: link to the list, title, header, sections. */
export function Page({ resource, title, aside, header, maxWidth, children }: PageProps) {
  const resourceLabel = useGetResourceLabel();
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Link to={`/${resource}`} sx={{ typography: 'body2', ...touchLink }}>
          {resourceLabel(resource, 2)}
        </Link>
        <PageTitle title={title} aside={aside} />
        {header}
      </Box>
      {children}
    </Box>
  );
}
