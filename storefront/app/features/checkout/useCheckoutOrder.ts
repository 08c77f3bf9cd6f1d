import type { OrderView } from '@shop/contract';
import { useEffect } from 'react';
import { api } from '../api/client';
import { useQuery, type Query } from '../api/useQuery';
import { useOrderId } from '../orders/useOrderId';

/** Loads the order of the `orderId` parameter. */
export function useCheckoutOrder(): Query<OrderView> & { orderId: string } {
  const orderId = useOrderId();
  const query = useQuery(orderId, () => api.call('Cart/GetOrderInfo', { orderId }));
  return { ...query, orderId };
}

const POLL_INTERVAL_MS = 8_000;

/** Refetches every 8 seconds while the page is visible, for example to notice a payment made on a phone or in another tab. */
export function usePolling(enabled: boolean, refetch: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    const refetchIfVisible = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(refetchIfVisible, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refetchIfVisible);
    };
  }, [enabled, refetch]);
}
