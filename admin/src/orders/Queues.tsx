import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useListContext, usePermissions, useTranslate } from 'react-admin';
import type { StaffRole } from '../session/roles';
import { useReading } from '../ui/reading';
import { queuePath } from './queue-path';
import { queuesOf, type OrderState } from './states';
import { useStateCount } from './useStateCount';

/** Every state with its count, the reader's own work first: a column, or a row to scroll where there is no room. */
export function Queues() {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  if (!role) return null;
  const { work, others, over } = queuesOf(role);
  return (
    <Box component="nav" aria-label={translate('orders.queues')} sx={LINE}>
      <Heading text={translate('dashboard.yours')} />
      <QueuesOf states={work} />
      <Queue>{translate('orders.all')}</Queue>
      <Heading text={translate('dashboard.others')} />
      <QueuesOf states={others} />
      <Heading text={translate('dashboard.over')} />
      <QueuesOf states={over} />
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexDirection: { xs: 'row', xl: 'column' },
  flexWrap: { xs: 'nowrap', md: 'wrap', xl: 'nowrap' },
  gap: { xs: 0.75, xl: 0 },
  overflowX: 'auto',
  flex: 'none',
  width: { xs: 'auto', xl: 188 },
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  py: { xs: 0.5, xl: 0 },
  scrollbarWidth: 'none',
};

function Heading({ text }: { text: string }) {
  return (
    <Typography
      variant="caption"
      sx={{
        color: 'text.secondary',
        display: { xs: 'none', xl: 'block' },
        px: 1.25,
        pt: 2,
        pb: 0.5,
        '&:first-of-type': { pt: 0 },
      }}
    >
      {text}
    </Typography>
  );
}

function QueuesOf({ states }: { states: readonly OrderState[] }) {
  const translate = useTranslate();
  return states.map((state) => (
    <Queue key={state} state={state}>
      {translate(`terms.state.${state}`)}
      <Count state={state} />
    </Queue>
  ));
}

function Count({ state }: { state: OrderState }) {
  const { number } = useReading();
  const count = useStateCount(state);
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary', fontWeight: 400 }}>
      {count === undefined ? '' : number(count)}
    </Box>
  );
}

/** Leads to the orders of a state, or of all; what is searched for stays. */
function Queue({ state, children }: { state?: OrderState; children: ReactNode }) {
  const { filterValues } = useListContext();
  const chosen = filterValues.status === state;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (chosen) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <Link
      ref={link}
      to={queuePath(state, filterValues.q)}
      underline="none"
      aria-current={chosen ? 'page' : undefined}
      sx={{
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        px: 1.25,
        minHeight: 32,
        borderRadius: '3px',
        border: { xs: 1, xl: 0 },
        borderColor: { xs: chosen ? 'primary.main' : 'divider', xl: 'transparent' },
        typography: 'body2',
        whiteSpace: 'nowrap',
        color: chosen ? 'primary.main' : 'text.primary',
        fontWeight: chosen ? 620 : 400,
        backgroundColor: chosen ? 'primary.light' : 'transparent',
        '&:hover': { backgroundColor: 'primary.light' },
      }}
    >
      {children}
    </Link>
  );
}
