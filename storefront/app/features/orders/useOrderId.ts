import { useSearchParams } from 'react-router';
import { printedOrderId } from './order-id';

/** The order that the page's address names; empty where it names none. */
export function useOrderId(): string {
  const [params] = useSearchParams();
  return printedOrderId(params.get('orderId')?.slice(0, 40) ?? '');
}
