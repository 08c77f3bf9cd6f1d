import Box from '@mui/material/Box';
import { canSee, type AdminOrderRowView } from '@shop/contract';
import { DataTable, usePermissions, useTranslate } from 'react-admin';
import type { StaffRole } from '../../auth/roles';
import { useFormat } from '../../i18n/useFormat';
import { bulkProps } from '../../ui/bulk/bulk-props';
import { noWrapCell } from '../../ui/list/cells';
import { RecordLink } from '../../ui/RecordLink';
import { OrderStatusChip } from '../../common/OrderStatusChip';
import { useIsWide } from '../../ui/useScreenSize';
import { NextStep } from './NextStep';
import { OrderBulkActions } from './OrderBulkActions';

const Column = DataTable.Col<AdminOrderRowView>;
const truncatedCell = () => ({ maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export function OrderTable() {
  const translate = useTranslate();
  const { money, country } = useFormat();
  const isWide = useIsWide();
  const { permissions: role = '' } = usePermissions<StaffRole>();
  const statusLabel = ['status', 'requiredAction']
    .map((field) => translate(`resources.orders.fields.${field}`))
    .join(' · ');
  return (
    <DataTable<AdminOrderRowView> rowClick="show" {...bulkProps(<OrderBulkActions />)}>
      <Column
        source="id"
        render={({ id }) => <RecordLink resource="orders" id={id} sx={{ fontWeight: 560, whiteSpace: 'nowrap' }} />}
      />
      <Column source="status" label={statusLabel} render={(order) => <StatusAndNextStep order={order} />} />
      {canSee(role, 'email') && <Column source="email" cellSx={truncatedCell} />}
      {canSee(role, 'money') && (
        <Column
          source="amount"
          disableSort
          align="right"
          cellSx={noWrapCell}
          render={({ amount }) => amount && money(amount)}
        />
      )}
      {isWide && (
        <Column
          source="shipTo"
          disableSort
          render={(order) => (
            <Box sx={{ minWidth: 96 }}>
              {order.shipTo}
              <Box sx={{ color: 'text.secondary' }}>{country(order.country)}</Box>
            </Box>
          )}
        />
      )}
      {isWide && <Column source="date" cellSx={noWrapCell} render={({ date }) => <DayAndTime instant={date} />} />}
      <Column
        source="lastUpdate"
        cellSx={noWrapCell}
        render={({ lastUpdate }) => <DayAndTime instant={lastUpdate} />}
      />
    </DataTable>
  );
}

function StatusAndNextStep({ order }: { order: AdminOrderRowView }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start', minWidth: 150 }}>
      <OrderStatusChip {...order} />
      <Box sx={{ color: 'text.secondary' }}>
        <NextStep {...order} />
      </Box>
    </Box>
  );
}

function DayAndTime({ instant }: { instant: string }) {
  const { day, timeOfDay } = useFormat();
  return (
    <>
      {day(instant)}
      <Box sx={{ color: 'text.secondary' }}>{timeOfDay(instant)}</Box>
    </>
  );
}
