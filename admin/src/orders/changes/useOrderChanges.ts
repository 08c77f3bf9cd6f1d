import type { AdminOrderView, OrderChangeView } from '@shop/contract';
import { useIsFetching, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../api/client';
import { useOrderEvents } from './useOrderEvents';

/** How often a page polls for changes while it has no open stream. One statement by primary key there. */
const POLL_MS = 2000;

/** The id of the latest history entry that the page shows. */
export function latestEntry({ history }: Pick<AdminOrderView, 'history'>): string {
  return history.at(-1)?.id ?? '1';
}

/**
 * Loads the order again soon after somebody else changed it, and returns what changed. Not while the page itself sends
 * something or loads the order, because its own event would be taken for the change of a colleague.
 */
export function useOrderChanges(order: AdminOrderView) {
  const seen = latestEntry(order);
  const client = useQueryClient();
  const isBusy = useIsMutating() + useIsFetching({ queryKey: ['orders', 'getOne'] }) > 0;
  const [changes, setChanges] = useState<readonly OrderChangeView[]>([]);
  const invalidate = useCallback(
    () =>
      void Promise.all([
        client.invalidateQueries({ queryKey: ['admin/order-changes', order.id] }),
        client.invalidateQueries({ queryKey: ['admin/order-tasks', { orderId: order.id }] }),
      ]),
    [client, order.id],
  );
  const isListening = useOrderEvents(order.id, invalidate);
  const { data } = useQuery({
    queryKey: ['admin/order-changes', order.id, seen],
    queryFn: ({ signal }) => callApi('admin/order-changes', { seen }, { params: { orderId: order.id }, signal }),
    refetchInterval: isListening ? false : POLL_MS,
    enabled: !isBusy,
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    if (isBusy || !data || data.length === 0) return;
    setChanges(data);
    void client.invalidateQueries({ queryKey: ['orders'] });
  }, [data, isBusy, client]);
  return { changes, dismiss: () => setChanges([]) };
}
