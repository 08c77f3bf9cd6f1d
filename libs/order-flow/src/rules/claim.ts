import { dayOf } from '../calendar';
import { claimDeadline, findItem } from '../order-snapshot';
import { refundablePayment, checkRefundAmount } from './refund';
import { type InputGuard, type OrderGuard, errorUnless, errorIfAny } from './guard';

/** Open until the end of the seventh business day after delivery. Without a delivery date there is no limit. */
export const claimWindowIsOpen: OrderGuard = ({ now, deliveredOn, calendar }) => {
  if (deliveredOn === null) return null;
  return errorUnless(dayOf(now) <= claimDeadline(deliveredOn, calendar), 'claim_window_closed');
};

export const itemCanBeClaimed: InputGuard<'claim_opened'> = (order, { sid }) => {
  const item = findItem(order, sid);
  if (!item) return { code: 'unknown_item', field: 'sid', items: [sid] };
  return errorIfAny(item.hasOpenClaim ? [sid] : [], 'claim_open', 'sid');
};

export const anyClaimIsOpen: OrderGuard = (order) =>
  errorUnless(
    order.items.some((item) => item.hasOpenClaim),
    'claim_missing',
  );

export const itemHasOpenClaim: InputGuard<'claim_resolved'> = (order, { sid }) =>
  errorUnless(sid !== '', 'required', 'sid') ??
  errorIfAny(findItem(order, sid)?.hasOpenClaim ? [] : [sid], 'claim_missing', 'sid');

/** A lost parcel is reprinted or refunded, up to everything paid. Any other refund is limited to the product price. */
export const resolutionIsAllowed: InputGuard<'claim_resolved'> = (
  order,
  { resolution, lostParcel = false, amount = 0 },
) => {
  if (resolution !== 'refund') return errorUnless(resolution === 'reprint' || !lostParcel, 'invalid', 'resolution');
  return checkRefundAmount(amount, refundablePayment(order, lostParcel || order.lostParcel));
};

/** The customer must learn why a claim is refused. */
export const rejectionHasReason: InputGuard<'claim_resolved'> = (_, { resolution, reason = '' }) =>
  errorUnless(resolution !== 'refused' || reason.trim() !== '', 'reason_required', 'reason');
