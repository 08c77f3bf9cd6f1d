import type { MyCouponView } from '@shop/contract';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { isMember } from '../session/roles';
import { useSession } from '../session/useSession';

/** The customer's coupons, newest first. Guests have none of their own. */
export function useMyCoupons(): readonly MyCouponView[] {
  const role = useSession()?.role;
  const query = useQuery(role && isMember(role) ? 'coupons' : null, () => api.call('Account/MyCoupons', {}));
  return query.data ?? [];
}
