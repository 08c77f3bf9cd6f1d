import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { touchLink } from './touch';

interface SectionRowProps {
  /** The columns of a grid for each screen width; without it, the parts are beside each other as far as there is room. */
  columns?: { xs: string; sm: string; lg?: string };
  children: ReactNode;
}

/** A row of a section, with a line between it and the row above. */
export function SectionRow({ columns, children }: SectionRowProps) {
  const layout = columns ? { display: 'grid', gridTemplateColumns: columns } : WRAPPED;
  return <Box sx={[ROW, layout]}>{children}</Box>;
}

const WRAPPED = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' };

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
