import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Column {
  /** The heading. */
  name: string;
  /** Aligned right, on one line. */
  numeric?: boolean;
  strong?: boolean;
  muted?: boolean;
  /** Hidden on narrow screens. */
  wideOnly?: boolean;
}

interface PlainTableProps {
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  hideHeadings?: boolean;
  /** Whether the first cell of each row names the row. */
  rowHeadings?: boolean;
  /** Columns share the width evenly, however long their texts are. */
  fixed?: boolean;
  maxWidth?: number;
}

const CELL = { p: 0, pr: 2, py: 0.5, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 } as const;
const NUMERIC = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** A small read-only table inside a section. */
export function PlainTable(props: PlainTableProps) {
  const { columns, rows, hideHeadings = false, rowHeadings = false, fixed = false, maxWidth } = props;
  const cellStyle = ({ numeric, wideOnly }: Column) => ({
    ...CELL,
    ...(numeric ? NUMERIC : { overflowWrap: 'anywhere', whiteSpace: 'pre-line' }),
    ...(wideOnly && { display: { xs: 'none', md: 'table-cell' } }),
  });
  return (
    <Box
      component="table"
      sx={{
        typography: 'body2',
        borderCollapse: 'collapse',
        width: '100%',
        maxWidth,
        mt: 0.5,
        tableLayout: fixed ? 'fixed' : 'auto',
      }}
    >
      {!hideHeadings && (
        <thead>
          <tr>
            {columns.map((column) => (
              <Box
                component="th"
                key={column.name}
                scope="col"
                sx={{ ...cellStyle(column), color: 'text.secondary', whiteSpace: 'nowrap' }}
              >
                {column.name}
              </Box>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, cells }) => (
          <Box component="tr" key={key} sx={{ borderTop: 1, borderColor: 'divider' }}>
            {columns.map((column, index) => (
              <Box
                component={rowHeadings && index === 0 ? 'th' : 'td'}
                key={column.name}
                {...(rowHeadings && index === 0 && { scope: 'row' })}
                sx={{
                  ...cellStyle(column),
                  ...(column.strong && { fontWeight: 600 }),
                  ...(column.muted && { color: 'text.secondary' }),
                }}
              >
                {cells[index]}
              </Box>
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  );
}
