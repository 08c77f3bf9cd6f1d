import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

export interface DescriptionItem {
  name: string;
  value: ReactNode;
  /** Emphasized, such as a total. */
  strong?: boolean;
}

interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** Aligns the values right. */
  numeric?: boolean;
}

/** Names and values in two columns. */
export function DescriptionList({ items, numeric = false }: DescriptionListProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: numeric ? '1fr auto' : 'minmax(88px, auto) 1fr',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        typography: 'body2',
      }}
    >
      {items.map(({ name, value, strong = false }) => (
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
              textAlign: numeric ? 'right' : 'left',
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
