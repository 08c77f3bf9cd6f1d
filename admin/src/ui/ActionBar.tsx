import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A row of buttons. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>{children}</Box>;
}
