import { useSession } from '../session/useSession';

/** The price list of the visitor's quotes. */
export function usePriceList(): 'retail' | 'reseller' {
  return useSession()?.role === 'reseller' ? 'reseller' : 'retail';
}
