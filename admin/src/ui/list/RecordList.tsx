import Box from '@mui/material/Box';
import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { Link, useCreatePath, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { EmptyState } from '../EmptyState';
import { useIsNarrow } from '../useScreenSize';
import { TableContext } from './table-context';

interface RecordListProps<R extends RaRecord> {
  /** A `DataTable` for wide screens; without one the cards serve all screens. */
  table?: ReactNode;
  /** The card of one record. */
  renderCard: (record: R) => ReactNode;
  /** Whether a card is a link to the record's page, or the path that it links to. */
  cardLink?: boolean | ((record: R) => string);
  /** Translation key, or content, shown when there are no records. */
  empty: ReactNode;
}

/** The records of the current list: a table, or cards where there is no room for one. */
export function RecordList<R extends RaRecord>({ table, renderCard, cardLink = false, empty }: RecordListProps<R>) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const isNarrow = useIsNarrow();
  const { data, isPending, resource } = useListContext<R>();
  const tellTable = useContext(TableContext);
  const hasTable = Boolean(table);
  useLayoutEffect(() => tellTable(hasTable), [tellTable, hasTable]);
  if (isPending) return null;
  if (!data || data.length === 0) {
    return typeof empty === 'string' ? <EmptyState>{translate(empty)}</EmptyState> : empty;
  }
  if (table && !isNarrow) return table;
  const pathTo = typeof cardLink === 'function' ? cardLink : ({ id }: R) => createPath({ resource, id, type: 'show' });
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {data.map((record) => (
        <li key={record.id}>
          {cardLink ? (
            <Link
              to={pathTo(record)}
              underline="none"
              color="inherit"
              sx={{ display: 'block', px: 1.5, py: 1.25, '&:active': { backgroundColor: 'primary.light' } }}
            >
              {renderCard(record)}
            </Link>
          ) : (
            <Box sx={{ px: 1.5, py: 1.25 }}>{renderCard(record)}</Box>
          )}
        </li>
      ))}
    </Box>
  );
}
