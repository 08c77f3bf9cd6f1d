import Box from '@mui/material/Box';
import { ListBase, useGetResourceLabel, usePermissions } from 'react-admin';
import type { StaffRole } from '../session/roles';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { PageTitle } from '../ui/PageTitle';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { OrderCards } from './OrderCards';
import { OrderTable } from './OrderTable';
import { Queues } from './Queues';
import { queuesOf } from './states';

/** Orders by state, beginning with what waits for the reader's role. */
export function OrderList() {
  const { permissions: role } = usePermissions<StaffRole>();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  if (!role) return null;
  return (
    <ListBase
      filterDefaultValues={{ status: queuesOf(role).work[0] }}
      sort={{ field: 'lastUpdate', order: 'ASC' }}
      perPage={25}
      exporter={false}
    >
      <ListHead
        title={<PageTitle title={label('orders', 2)} />}
        filters={<SearchField source="q" label="orders.find" />}
      />
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', xl: 'row' },
          gap: { xs: 1, xl: 2 },
          alignItems: 'stretch',
        }}
      >
        <Queues />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ListSheet>{narrow ? <OrderCards /> : <OrderTable />}</ListSheet>
          <ListPager />
        </Box>
      </Box>
    </ListBase>
  );
}
