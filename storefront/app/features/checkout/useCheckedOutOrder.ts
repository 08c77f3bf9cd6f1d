import type { OrderView } from '@shop/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { bearer } from '../api/calls';
import { useAsked, type Asked } from '../api/useAsked';

/** The order that the page's address names. */
export function useCheckedOutOrder(): Asked<OrderView> & { orderId: string } {
  const [params] = useSearchParams();
  const orderId = params.get('orderId')?.trim() ?? '';
  const asked = useAsked(orderId, () => bearer.get('Cart/GetOrderInfo', { orderId }));
  return { ...asked, orderId };
}

const LOOK_AGAIN_MS = 8_000;

/** Looks again while one waits for a payment made elsewhere: on a telephone, or in another tab. */
export function useLookingAgain(waiting: boolean, look: () => void): void {
  useEffect(() => {
    if (!waiting) return;
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(lookIfSeen, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [waiting, look]);
}
