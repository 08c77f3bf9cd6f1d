import Box from '@mui/material/Box';
import type { AdminOrderRowView } from '@shop/contract';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import type { StaffRole } from '../../auth/roles';
import { ListFrame, ListPage, ListPagination } from '../../ui/list/ListPage';
import { RecordList } from '../../ui/list/RecordList';
import { groupStatuses } from '../../common/order-statuses';
import { NoOrders } from './NoOrders';
import { OrderCard } from './OrderCard';
import { OrderFilters } from './OrderFilters';
import { OrderTable } from './OrderTable';
import { StatusNavigation } from './StatusNavigation';

/** Orders by status, starting with the most urgent status of the user's role. */
export function OrderList() {
  const { permissions: role } = usePermissions<StaffRole>();
  if (!role) return null;
  return (
    <ListPage
      sort={{ field: 'lastUpdate', order: 'ASC' }}
      filterDefaultValues={{ status: groupStatuses(role).own[0] }}
      filters={<OrderFilters />}
      component={OrderListFrame}
      paginated={false}
    >
      <RecordList<AdminOrderRowView>
        table={<OrderTable />}
        renderCard={(order) => <OrderCard order={order} />}
        cardLink
        empty={<NoOrders />}
      />
    </ListPage>
  );
}

/** The statuses beside the orders, or above them on narrower screens. */
function OrderListFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', xl: 'row' },
        gap: { xs: 1, xl: 2 },
        alignItems: { xs: 'stretch', xl: 'flex-start' },
      }}
    >
      <StatusNavigation />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ListFrame>{children}</ListFrame>
        <ListPagination />
      </Box>
    </Box>
  );
}
