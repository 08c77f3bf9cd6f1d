import type { AdminOrderRowView } from '@shop/contract';
import { useGetList } from 'react-admin';
import type { OrderState } from './states';

/** How many orders are in a state; undefined until it is known. */
export function useStateCount(state: OrderState): number | undefined {
  const { total } = useGetList<AdminOrderRowView>('orders', {
    filter: { status: state },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'date', order: 'DESC' },
  });
  return total;
}
