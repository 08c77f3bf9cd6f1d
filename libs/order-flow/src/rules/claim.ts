import { dayOf } from '../calendar';
import { claimDeadline, itemOf } from '../facts';
import { refundableOfPayment, refundFits } from './refund';
import { type Asked, type Given, unless, unlessNone } from './rule';

/** Open until the end of the seventh business day after delivery; a parcel that never came may be claimed any time. */
export const claimWindowIsOpen: Given = ({ now, deliveredOn, calendar }) => {
  if (deliveredOn === null) return null;
  return unless(dayOf(now) <= claimDeadline(deliveredOn, calendar), 'claim_window_closed');
};

export const itemCanBeClaimed: Asked<'claim_opened'> = (facts, { sid }) => {
  const item = itemOf(facts, sid);
  if (!item) return { code: 'unknown_item', field: 'sid', items: [sid] };
  return unlessNone(item.openClaim ? [sid] : [], 'claim_open', 'sid');
};

export const someClaimIsOpen: Given = (facts) =>
  unless(
    facts.items.some((item) => item.openClaim),
    'claim_missing',
  );

export const itemHasOpenClaim: Asked<'claim_resolved'> = (facts, { sid }) =>
  unlessNone(itemOf(facts, sid)?.openClaim ? [] : [sid], 'claim_missing', 'sid');

/** A lost parcel is printed again or refunded, in full if need be; any other refund ends at the product price. */
export const settlesFairly: Asked<'claim_resolved'> = (facts, { resolution, lostParcel = false, amount = 0 }) => {
  if (resolution !== 'refund') return unless(resolution === 'reprint' || !lostParcel, 'invalid', 'resolution');
  return refundFits(amount, refundableOfPayment(facts, lostParcel || facts.lostParcel));
};

/** Nobody is turned away without a word. */
export const refusalIsExplained: Asked<'claim_resolved'> = (_, { resolution, reason = '' }) =>
  unless(resolution !== 'refused' || reason.trim() !== '', 'reason_required', 'reason');
