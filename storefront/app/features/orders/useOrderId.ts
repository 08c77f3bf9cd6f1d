import { useSearchParams } from 'react-router';
import { readOrderId } from './order-id';

/** The `orderId` parameter of the page; empty without one. */
export function useOrderId(): string {
  const [params] = useSearchParams();
  return readOrderId(params);
}
