import Box from '@mui/material/Box';
import { alpha, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** `waiting` for staff, `plain`, or `quiet`: over. */
export type ChipTone = 'waiting' | 'plain' | 'quiet';

/** How something stands, in a word. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  const { press, pressTint, ink, inkSoft, ruleStrong, well, sheet } = useTheme().palette.brand;
  const looks = {
    waiting: { color: press, backgroundColor: pressTint, borderColor: alpha(press, 0.35) },
    plain: { color: ink, backgroundColor: sheet, borderColor: ruleStrong },
    quiet: { color: inkSoft, backgroundColor: well, borderColor: well },
  };
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        py: '1px',
        borderRadius: '3px',
        border: 1,
        fontSize: '0.75rem',
        fontWeight: 560,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        letterSpacing: 0,
        ...looks[tone],
      }}
    >
      {children}
    </Box>
  );
}
