import type { MyCouponView } from '@shop/contract';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { isMember } from '../session/roles';
import { useSession } from '../session/useSession';

/** One's own coupons, newest first; guests have codes at most. */
export function useMyCoupons(): readonly MyCouponView[] {
  const role = useSession()?.role;
  const asked = useAsked(role && isMember(role) ? 'coupons' : null, () => bearer.get('Account/MyCoupons', {}));
  return asked.data ?? [];
}
