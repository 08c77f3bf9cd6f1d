import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, useListContext, type RaRecord } from 'react-admin';

interface CardListProps<R extends RaRecord> {
  children: (row: R) => ReactNode;
  /** Where a card leads. */
  to?: (row: R) => string;
  empty: ReactNode;
}

/** A list's rows one below the other, for narrow screens. */
export function CardList<R extends RaRecord>({ children, to, empty }: CardListProps<R>) {
  const { data, isPending } = useListContext<R>();
  if (isPending) return null;
  if (!data || data.length === 0) return empty;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {data.map((row) => (
        <li key={row.id}>
          {to ? (
            <Link
              to={to(row)}
              underline="none"
              color="inherit"
              sx={{ display: 'block', px: 1.5, py: 1.25, '&:active': { backgroundColor: 'primary.light' } }}
            >
              {children(row)}
            </Link>
          ) : (
            <Box sx={{ px: 1.5, py: 1.25 }}>{children(row)}</Box>
          )}
        </li>
      ))}
    </Box>
  );
}
