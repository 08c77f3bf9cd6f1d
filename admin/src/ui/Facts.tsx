import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
  /** Stands out: a sum. */
  strong?: boolean;
}

/** Names and values in two columns; `figures` sets the values right, to be compared. */
export function Facts({ facts, figures = false }: { facts: readonly Fact[]; figures?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: figures ? '1fr auto' : 'minmax(88px, auto) 1fr',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        typography: 'body2',
      }}
    >
      {facts.map(({ name, value, strong = false }) => (
        <Fragment key={name}>
          <Box
            component="dt"
            sx={{ color: strong ? 'text.primary' : 'text.secondary', fontWeight: strong ? 640 : 400 }}
          >
            {name}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              minWidth: 0,
              overflowWrap: 'anywhere',
              fontVariantNumeric: 'tabular-nums',
              textAlign: figures ? 'right' : 'left',
              fontWeight: strong ? 640 : 400,
            }}
          >
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
