import type { SxProps } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useCreatePath } from 'react-admin';

interface RowLinkProps {
  resource: string;
  id: string;
  children: ReactNode;
  sx?: SxProps;
}

/** Names what a row is about and leads to its page: for the keyboard, and for opening in another tab. */
export function RowLink({ resource, id, children, sx }: RowLinkProps) {
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource, id, type: 'show' })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={sx ?? { fontWeight: 560 }}
    >
      {children}
    </Link>
  );
}
