import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, useTranslate } from 'react-admin';
import { queuePath } from '../orders/queue-path';
import type { OrderState } from '../orders/states';
import { useStateCount } from '../orders/useStateCount';
import { useReading } from '../ui/reading';

interface StateCountsProps {
  title: string;
  states: readonly OrderState[];
  large?: boolean;
}

/** A number for each state, leading to its orders. */
export function StateCounts({ title, states, large = false }: StateCountsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, minmax(${large ? 168 : 148}px, 1fr))`,
          gap: '1px',
          border: 1,
          borderColor: 'divider',
          borderRadius: '4px',
          backgroundColor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        {states.map((state) => (
          <StateCount key={state} state={state} large={large} />
        ))}
      </Box>
    </section>
  );
}

function StateCount({ state, large }: { state: OrderState; large: boolean }) {
  const translate = useTranslate();
  const { number } = useReading();
  const count = useStateCount(state);
  return (
    <Link
      to={queuePath(state)}
      underline="none"
      sx={{
        display: 'block',
        px: 2,
        py: large ? 1.5 : 1,
        outline: '1px solid',
        outlineColor: 'divider',
        color: 'text.primary',
        '&:hover': { backgroundColor: 'primary.light' },
      }}
    >
      <Box
        sx={{
          fontSize: large ? '1.75rem' : '1.125rem',
          fontWeight: 620,
          lineHeight: 1.25,
          fontVariantNumeric: 'tabular-nums',
          color: count === 0 ? 'text.secondary' : 'primary.main',
        }}
      >
        {count === undefined ? '\u00a0' : number(count)}
      </Box>
      <Box sx={{ typography: 'body2' }}>{translate(`terms.state.${state}`)}</Box>
    </Link>
  );
}
