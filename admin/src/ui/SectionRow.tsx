import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { touchLink } from './touch';

interface SectionRowProps {
  /** The columns of a grid for each screen width; without them, the parts stand beside each other and wrap. */
  columns?: { xs: string; sm: string; lg?: string };
  /** With less room between the parts, each in the middle of the row's height. */
  isDense?: boolean;
  children: ReactNode;
}

/** A row of a section, with a line between it and the row above. */
export function SectionRow({ columns, isDense = false, children }: SectionRowProps) {
  const layout = columns ? { display: 'grid', gridTemplateColumns: columns } : WRAPPED;
  return <Box sx={[ROW, layout, isDense && DENSE]}>{children}</Box>;
}

const WRAPPED = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' };

const DENSE = { columnGap: 1.25, rowGap: 0.25, alignItems: 'center' };

const ROW = {
  columnGap: 2,
  alignItems: 'baseline',
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& > a': touchLink,
};
