import Box from '@mui/material/Box';
import { DescriptionList } from '../ui/DescriptionList';
import { PlainTable } from '../ui/PlainTable';
import { useIsNarrow } from '../ui/useScreenSize';

interface CellTableProps {
  columns: readonly string[];
  /** The first text of each row is the name of a spreadsheet cell. */
  rows: readonly (readonly string[])[];
}

/** A scrollable table of spreadsheet cells; on narrow screens a list. */
export function CellTable({ columns, rows }: CellTableProps) {
  const isNarrow = useIsNarrow();
  return (
    <Box sx={{ overflow: 'auto', maxHeight: '60vh' }} tabIndex={0} role="region" aria-label={columns[0]}>
      {isNarrow ? (
        <CellList columns={columns} rows={rows} />
      ) : (
        <PlainTable
          columns={columns.map((name) => ({ name }))}
          // A cell can have several rows.
          rows={rows.map((cells, index) => ({ key: String(index), cells }))}
          rowHeadings
        />
      )}
    </Box>
  );
}

function CellList({ columns, rows }: CellTableProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(([cell = '', ...values], index) => (
        <Box component="li" key={index} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{cell}</Box>
          <DescriptionList
            items={values.map((value, column) => ({
              name: columns[column + 1] ?? '',
              value: <Box sx={{ whiteSpace: 'pre-line' }}>{value || '–'}</Box>,
            }))}
          />
        </Box>
      ))}
    </Box>
  );
}
