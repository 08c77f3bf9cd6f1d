import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useListContext, usePermissions, useTranslate } from 'react-admin';
import { useRecordCount } from '../../api/useRecordCount';
import type { StaffRole } from '../../auth/roles';
import { useFormat } from '../../i18n/useFormat';
import { orderListPath } from '../../common/order-list-path';
import { TOUCH, TOUCH_TARGET } from '../../ui/touch';
import { groupStatuses, type OrderStatus } from '../../common/order-statuses';

/** Every status with the number of its orders, those of the user's role first: a column, or a row on narrower screens. */
export function StatusNavigation() {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  if (!role) return null;
  const { own, others, terminal } = groupStatuses(role);
  return (
    <Box component="nav" aria-label={translate('orders.statusNavigation')} sx={LAYOUT}>
      <Heading text={translate('dashboard.ownWork')} />
      <StatusLinks statuses={own} />
      <StatusLink>{translate('orders.all')}</StatusLink>
      <Heading text={translate('dashboard.otherWork')} />
      <StatusLinks statuses={others} />
      <Heading text={translate('dashboard.closed')} />
      <StatusLinks statuses={terminal} />
    </Box>
  );
}

const LAYOUT = {
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

function StatusLinks({ statuses }: { statuses: readonly OrderStatus[] }) {
  const translate = useTranslate();
  return statuses.map((status) => (
    <StatusLink key={status} status={status}>
      {translate(`labels.orderStatus.${status}`)}
      <OrderCount status={status} />
    </StatusLink>
  ));
}

function OrderCount({ status }: { status: OrderStatus }) {
  const { number } = useFormat();
  const count = useRecordCount('orders', { status }, 'date');
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary', fontWeight: 400 }}>
      {count === undefined ? '' : number(count)}
    </Box>
  );
}

/** Opens the orders in a status, or all orders, and keeps the search text. */
function StatusLink({ status, children }: { status?: OrderStatus; children: ReactNode }) {
  const { filterValues } = useListContext();
  const isCurrent = filterValues.status === status;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      to={orderListPath(status, filterValues.q)}
      underline="none"
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        px: 1.25,
        minHeight: 32,
        [TOUCH]: { minHeight: TOUCH_TARGET },
        borderRadius: '3px',
        border: { xs: 1, xl: 0 },
        borderColor: { xs: isCurrent ? 'primary.main' : 'divider', xl: 'transparent' },
        typography: 'body2',
        whiteSpace: 'nowrap',
        color: isCurrent ? 'primary.main' : 'text.primary',
        fontWeight: isCurrent ? 620 : 400,
        backgroundColor: isCurrent ? 'primary.light' : 'transparent',
        '&:hover': { backgroundColor: 'primary.light' },
      }}
    >
      {children}
    </Link>
  );
}
