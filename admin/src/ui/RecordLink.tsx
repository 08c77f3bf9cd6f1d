import type { SxProps } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useCreatePath } from 'react-admin';

interface RecordLinkProps {
  resource: string;
  id: string;
  /** The id by default. */
  children?: ReactNode;
  sx?: SxProps;
}

/** A link to a record's page. In a table it serves the keyboard and new tabs; a click does not reach the row. */
export function RecordLink({ resource, id, children = id, sx }: RecordLinkProps) {
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource, id, type: 'show' })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={sx}
    >
      {children}
    </Link>
  );
}
