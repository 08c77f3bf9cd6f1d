import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list's name, what narrows it, and what can be done there. */
export function ListHead({ title, filters, actions }: { title: ReactNode; filters?: ReactNode; actions?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1.25,
        pt: 2.5,
        pb: { xs: 1.5, md: 2 },
      }}
    >
      <Box sx={{ flex: 1, whiteSpace: 'nowrap' }}>{title}</Box>
      {actions}
      {filters && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            gap: 1,
            flex: { xs: '1 1 100%', md: '0 1 auto' },
            '& > *': { flex: '1 1 180px' },
          }}
        >
          {filters}
        </Box>
      )}
    </Box>
  );
}
