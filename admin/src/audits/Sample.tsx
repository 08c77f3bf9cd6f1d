import Box from '@mui/material/Box';
import type { AuditView } from '@shop/contract';
import { useTranslate } from 'react-admin';

const CELL = { pr: 2, py: 0.25, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 } as const;

/** The first rows of a finding, as the view has them: who looks at them reads the books' own names. */
export function Sample({ rows, found }: { rows: AuditView['sample']; found: number }) {
  const translate = useTranslate();
  const columns = Object.keys(rows[0] ?? {});
  return (
    <Box component="details" sx={{ typography: 'body2', mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        {translate('audits.sample', { shown: rows.length, found })}
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', mt: 0.5 }}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Box component="th" scope="col" key={column} sx={{ ...CELL, color: 'text.secondary' }}>
                  {column}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <Box component="tr" key={place} sx={{ borderTop: 1, borderColor: 'divider' }}>
                {columns.map((column) => (
                  <Box component="td" key={column} sx={CELL}>
                    {text(row[column])}
                  </Box>
                ))}
              </Box>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
