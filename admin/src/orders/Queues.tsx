import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useListContext, usePermissions, useTranslate } from 'react-admin';
import type { StaffRole } from '../session/roles';
import { useReading } from '../ui/reading';
import { queuesOf, type OrderState } from './states';
import { useStateCount } from './useStateCount';

/** Every state with its count, the reader's own work first: a column, or a row to scroll where there is no room. */
export function Queues() {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  if (!role) return null;
  const { work, others, over } = queuesOf(role);
  return (
    <Box
      component="nav"
      aria-label={translate('orders.queues')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: { xs: 0.75, md: 0 },
        overflowX: 'auto',
        flex: 'none',
        width: { xs: 'auto', md: 188 },
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 0 },
        py: { xs: 0.5, md: 0 },
        scrollbarWidth: 'none',
      }}
    >
      <Heading text={translate('dashboard.yours')} />
      {work.map((state) => (
        <Queue key={state} state={state} />
      ))}
      <AllOrders />
      <Heading text={translate('dashboard.others')} />
      {others.map((state) => (
        <Queue key={state} state={state} />
      ))}
      <Heading text={translate('dashboard.over')} />
      {over.map((state) => (
        <Queue key={state} state={state} />
      ))}
    </Box>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' }, px: 1.25, pt: 2, pb: 0.5, '&:first-of-type': { pt: 0 } }}>
      {text}
    </Typography>
  );
}

function Queue({ state }: { state: OrderState }) {
  const translate = useTranslate();
  const { number } = useReading();
  const { filterValues } = useListContext();
  const count = useStateCount(state);
  const chooseState = useChooseState();
  return (
    <QueueButton chosen={filterValues.status === state} onChoose={() => chooseState(state)} empty={count === 0}>
      <span>{translate(`terms.state.${state}`)}</span>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary', fontWeight: 400 }}>
        {count === undefined ? '' : number(count)}
      </Box>
    </QueueButton>
  );
}

function AllOrders() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const chooseState = useChooseState();
  return (
    <QueueButton chosen={filterValues.status === undefined} onChoose={() => chooseState(undefined)}>
      {translate('orders.all')}
    </QueueButton>
  );
}

/** Shows another state; what was searched for stays. */
export function useChooseState(): (state: OrderState | undefined) => void {
  const { filterValues, setFilters } = useListContext();
  const { status: _, ...rest } = filterValues;
  return (state) => setFilters(state ? { ...rest, status: state } : rest);
}

interface QueueButtonProps {
  chosen: boolean;
  empty?: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

function QueueButton({ chosen, empty = false, onChoose, children }: QueueButtonProps) {
  return (
    <ButtonBase
      aria-current={chosen ? 'page' : undefined}
      onClick={onChoose}
      sx={{
        display: 'flex',
        flex: 'none',
        justifyContent: 'space-between',
        gap: 1.5,
        px: 1.25,
        minHeight: 32,
        borderRadius: '3px',
        border: { xs: 1, md: 0 },
        borderColor: { xs: chosen ? 'primary.main' : 'divider', md: 'transparent' },
        typography: 'body2',
        whiteSpace: 'nowrap',
        textAlign: 'left',
        color: chosen ? 'primary.main' : empty ? 'text.secondary' : 'text.primary',
        fontWeight: chosen ? 620 : 400,
        backgroundColor: chosen ? 'primary.light' : 'transparent',
        '&:hover': { backgroundColor: 'primary.light' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      {children}
    </ButtonBase>
  );
}
