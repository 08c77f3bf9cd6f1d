import Box from '@mui/material/Box';
import type { AdminOrderRowView } from '@shop/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { NextStep } from './NextStep';
import { NoOrders } from './NoOrders';
import { StateChip } from './StateChip';

const Column = DataTable.Col<AdminOrderRowView>;

export function OrderTable() {
  const translate = useTranslate();
  const { money, country } = useReading();
  const stateAndNext = ['status', 'requiredAction']
    .map((field) => translate(`resources.orders.fields.${field}`))
    .join(' · ');
  return (
    <DataTable<AdminOrderRowView> rowClick="show" bulkActionButtons={false} empty={<NoOrders />}>
      <Column source="id" render={({ id }) => <OrderLink id={id} />} />
      <Column source="status" label={stateAndNext} render={(row) => <Standing row={row} />} />
      <Column source="email" cellSx={shortened} />
      <Column source="amount" disableSort align="right" cellSx={noWrap} render={({ amount }) => money(amount)} />
      <Column
        source="shipTo"
        disableSort
        render={(row) => <Destination shipTo={row.shipTo} country={country(row.country)} />}
      />
      <Column source="date" cellSx={noWrap} render={({ date }) => <Moment instant={date} />} />
      <Column source="lastUpdate" cellSx={noWrap} render={({ lastUpdate }) => <Moment instant={lastUpdate} />} />
    </DataTable>
  );
}

const noWrap = () => ({ whiteSpace: 'nowrap' });
const shortened = () => ({ maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** For the keyboard, and for opening in another tab. */
function OrderLink({ id }: { id: string }) {
  return (
    <RowLink resource="orders" id={id} sx={{ fontWeight: 560, whiteSpace: 'nowrap' }}>
      {id}
    </RowLink>
  );
}

function Standing({ row }: { row: AdminOrderRowView }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start', minWidth: 150 }}>
      <StateChip state={row.status} />
      <Box sx={{ color: 'text.secondary' }}>
        <NextStep {...row} />
      </Box>
    </Box>
  );
}

/** The day over the time of day. */
function Moment({ instant }: { instant: string }) {
  const { day, clock } = useReading();
  return (
    <>
      {day(instant)}
      <Box sx={{ color: 'text.secondary' }}>{clock(instant)}</Box>
    </>
  );
}

function Destination({ shipTo, country }: { shipTo: string; country: string }) {
  return (
    <Box sx={{ minWidth: 120 }}>
      {shipTo}
      <Box sx={{ color: 'text.secondary' }}>{country}</Box>
    </Box>
  );
}
