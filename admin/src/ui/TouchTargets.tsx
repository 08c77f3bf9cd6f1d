import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TOUCH_TARGET } from './touch';

const BUTTONS = '& .MuiButtonBase-root:not(.MuiCheckbox-root, .MuiRadio-root)';

/** A page for tablets in the factory: what is pressed, chosen or typed into is large enough for fingers in gloves. */
export function TouchTargets({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'contents',
        [BUTTONS]: { minHeight: TOUCH_TARGET, minWidth: TOUCH_TARGET },
        '& .MuiInputBase-root': { minHeight: TOUCH_TARGET },
        // In the middle of the taller field.
        '& .MuiInputLabel-outlined:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 14px) scale(1)' },
      }}
    >
      {children}
    </Box>
  );
}
