import Box from '@mui/material/Box';
import { Facts } from '../ui/Facts';
import { useNarrow } from '../ui/useNarrow';

const CELL = {
  ...{ textAlign: 'left', verticalAlign: 'top', p: 0, pr: 2, py: 0.5 },
  ...{ overflowWrap: 'break-word', whiteSpace: 'pre-line' },
} as const;

interface SheetTableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What is said of cells, the first of each row naming its cell; scrolls by itself where it is long or wide. */
export function SheetTable({ head, rows }: SheetTableProps) {
  const narrow = useNarrow();
  return (
    <Box sx={{ overflow: 'auto', maxHeight: '60vh' }} tabIndex={0} role="region" aria-label={head[0]}>
      {narrow ? <Entries head={head} rows={rows} /> : <Columns head={head} rows={rows} />}
    </Box>
  );
}

function Entries({ head, rows }: SheetTableProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(([place = '', ...cells], index) => (
        // Two rows may say the same of the same place.
        <Box component="li" key={`${index} ${place}`} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{place}</Box>
          <Facts facts={cells.map((cell, column) => ({ name: head[column + 1] ?? '', value: <Said>{cell}</Said> }))} />
        </Box>
      ))}
    </Box>
  );
}

function Said({ children }: { children: string }) {
  return <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children || '–'}</Box>;
}

function Columns({ head, rows }: SheetTableProps) {
  return (
    <Box component="table" sx={{ typography: 'body2', borderCollapse: 'collapse', width: '100%' }}>
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
  );
}
