import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const BUTTONS = '& .MuiButtonBase-root:not(.MuiCheckbox-root, .MuiRadio-root)';

/** A page for tablets in the factory: what is pressed, chosen or typed into is large enough for fingers in gloves. */
export function TouchTargets({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'contents',
        [BUTTONS]: { minHeight: 48, minWidth: 48 },
        '& .MuiInputBase-root': { minHeight: 48 },
      }}
    >
      {children}
    </Box>
  );
}
