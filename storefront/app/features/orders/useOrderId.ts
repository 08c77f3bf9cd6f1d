import { useSearchParams } from 'react-router';
import { formatOrderId } from './order-id';

/** The `orderId` parameter of the page; empty without one. */
export function useOrderId(): string {
  const [params] = useSearchParams();
  return formatOrderId(params.get('orderId')?.slice(0, 40) ?? '');
}
