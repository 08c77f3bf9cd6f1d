import Box from '@mui/material/Box';
import type { AdminOrderRowView } from '@shop/contract';
import type { MouseEvent } from 'react';
import { DataTable, Link, useCreatePath } from 'react-admin';
import { useReading } from '../ui/reading';
import { NextStep } from './NextStep';
import { NoOrders } from './NoOrders';
import { StateChip } from './StateChip';

const Column = DataTable.Col<AdminOrderRowView>;

export function OrderTable() {
  const { money, time, country } = useReading();
  return (
    <DataTable<AdminOrderRowView> rowClick="show" bulkActionButtons={false} empty={<NoOrders />}>
      <Column source="id" render={({ id }) => <OrderLink id={id} />} />
      <Column source="status" render={({ status }) => <StateChip state={status} />} />
      <Column source="requiredAction" disableSort render={(row) => <NextStep {...row} />} />
      <Column source="email" cellSx={shortened} />
      <Column source="amount" disableSort align="right" cellSx={noWrap} render={({ amount }) => money(amount)} />
      <Column source="shipTo" disableSort render={(row) => <Destination shipTo={row.shipTo} country={country(row.country)} />} />
      <Column source="date" cellSx={noWrap} render={({ date }) => time(date)} />
      <Column source="lastUpdate" cellSx={noWrap} render={({ lastUpdate }) => time(lastUpdate)} />
    </DataTable>
  );
}

const noWrap = () => ({ whiteSpace: 'nowrap' });
const shortened = () => ({ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** For the keyboard, and for opening in another tab. */
function OrderLink({ id }: { id: string }) {
  const createPath = useCreatePath();
  return (
    <Link to={createPath({ resource: 'orders', id, type: 'show' })} onClick={(event: MouseEvent) => event.stopPropagation()} sx={{ fontWeight: 560, whiteSpace: 'nowrap' }}>
      {id}
    </Link>
  );
}

function Destination({ shipTo, country }: { shipTo: string; country: string }) {
  return (
    <Box sx={{ minWidth: 140 }}>
      {shipTo}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {' · '}
        {country}
      </Box>
    </Box>
  );
}
