import Box from '@mui/material/Box';
import { alpha, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Filled while it is `waiting` for staff, ruled where it is `plain`; `good` and `quiet` are over. */
export type ChipTone = 'waiting' | 'plain' | 'good' | 'quiet';

interface ChipProps {
  tone: ChipTone;
  /** What the word stands for, in every language. */
  state: string;
  children: ReactNode;
}

/** How something stands, in a word. */
export function Chip({ tone, state, children }: ChipProps) {
  const { press, pressTint, ink, inkSoft, ruleStrong, well, sheet } = useTheme().palette.brand;
  const looks: Record<ChipTone, { color: string; backgroundColor: string; borderColor: string }> = {
    waiting: { color: press, backgroundColor: pressTint, borderColor: alpha(press, 0.35) },
    plain: { color: ink, backgroundColor: sheet, borderColor: ruleStrong },
    good: { color: ink, backgroundColor: well, borderColor: well },
    quiet: { color: inkSoft, backgroundColor: well, borderColor: well },
  };
  return (
    <Box
      component="span"
      data-state={state}
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
