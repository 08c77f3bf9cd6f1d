import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Shown in place of rows when there are none. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{
        px: 2,
        py: 4,
        color: 'text.secondary',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1.5,
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
