import Box from '@mui/material/Box';
import type { AdminOrderRowView } from '@shop/contract';
import { OrderRow } from './OrderRow';
import { RelatedRecords } from './RelatedRecords';

interface CustomerOrdersProps {
  accountId: string;
  title: string;
}

/** A customer's latest orders. */
export function CustomerOrders({ accountId, title }: CustomerOrdersProps) {
  return (
    <RelatedRecords<AdminOrderRowView>
      title={title}
      resource="orders"
      filter={{ accountId }}
      sortField="date"
      renderRow={(order) => (
        <Box sx={{ flex: 1, minWidth: 0, my: -0.75 }}>
          <OrderRow order={order} />
        </Box>
      )}
    />
  );
}
