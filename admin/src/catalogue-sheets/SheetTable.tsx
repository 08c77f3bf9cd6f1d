import Box from '@mui/material/Box';

const CELL = { textAlign: 'left', verticalAlign: 'top', p: 0, pr: 2, py: 0.5, overflowWrap: 'anywhere' } as const;

interface SheetTableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A plain table that scrolls by itself where it is wider than its sheet; its first column names the cell. */
export function SheetTable({ head, rows }: SheetTableProps) {
  return (
    <Box sx={{ overflow: 'auto', maxHeight: '60vh' }} tabIndex={0} role="region" aria-label={head[0]}>
      <Box component="table" sx={{ typography: 'body2', borderCollapse: 'collapse', width: '100%', minWidth: 560 }}>
        <thead>
          <tr>
            {head.map((name) => (
              <Box component="th" key={name} scope="col" sx={{ ...CELL, color: 'text.secondary', fontWeight: 400 }}>
                {name}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([place = '', ...cells], index) => (
            // Two rows may say the same of the same place.
            <Box component="tr" key={`${index} ${place}`} sx={{ borderTop: 1, borderColor: 'divider' }}>
              <Box component="th" scope="row" sx={{ ...CELL, fontWeight: 600, whiteSpace: 'nowrap' }}>
                {place}
              </Box>
              {cells.map((cell, column) => (
                <Box component="td" key={head[column + 1]} sx={CELL}>
                  {cell}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
