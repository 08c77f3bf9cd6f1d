import Box from '@mui/material/Box';
import type { AuditEntryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { changesOf } from './changes';

const CELL = { p: 0, pr: 2, py: 0.25, textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

/** What was there, and what is now. */
export function Changes({ entry: { before, after } }: { entry: AuditEntryView }) {
  const translate = useTranslate();
  const changes = changesOf(before, after);
  if (changes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{translate('audit.none')}</Box>;
  return (
    <Box
      component="table"
      sx={{ typography: 'body2', borderCollapse: 'collapse', tableLayout: 'fixed', width: '100%' }}
    >
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((name) => (
            <Box component="th" key={name} scope="col" sx={{ ...CELL, color: 'text.secondary', fontWeight: 400 }}>
              {translate(`audit.${name}`)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <Box component="th" scope="row" sx={{ ...CELL, fontWeight: 560 }}>
              {change.field}
            </Box>
            <Box component="td" sx={CELL}>
              {change.before ?? '–'}
            </Box>
            <Box component="td" sx={CELL}>
              {change.after ?? '–'}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
