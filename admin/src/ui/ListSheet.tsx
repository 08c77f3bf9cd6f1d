import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** The ruled sheet a list's rows stand on; shows when newer rows are on their way. */
export function ListSheet({ children }: { children: ReactNode }) {
  const { isFetching } = useListContext();
  return (
    <Box
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: '4px',
        backgroundColor: 'background.paper',
        overflow: 'hidden',
        minHeight: 48,
      }}
    >
      {isFetching && <LinearProgress sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2, zIndex: 1 }} />}
      <Box sx={{ overflowX: 'auto' }}>{children}</Box>
    </Box>
  );
}
