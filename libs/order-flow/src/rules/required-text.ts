import { errorUnless, type InputGuard } from './guard';

function hasText(text: string): boolean {
  return text.trim() !== '';
}

export const reasonIsGiven: InputGuard<
  'artwork_rejected' | 'order_cancelled' | 'refund_issued' | 'claim_opened' | 'hold_released'
> = (_, { reason }) => errorUnless(hasText(reason), 'reason_required', 'reason');

export const commentIsGiven: InputGuard<'proof_change_requested'> = (_, { comment, pins = [] }) =>
  errorUnless(hasText(comment) || pins.length > 0, 'required', 'comment');

export const agentIsGiven: InputGuard<'shipped'> = (_, { agent }) => errorUnless(hasText(agent), 'required', 'agent');

export const trackingNumberIsGiven: InputGuard<'shipped'> = (_, { trackingNumber }) =>
  errorUnless(hasText(trackingNumber), 'required', 'trackingNumber');

export const referenceIsGiven: InputGuard<'payment_reversed' | 'dispute_opened' | 'dispute_resolved'> = (
  _,
  { reference },
) => errorUnless(hasText(reference), 'required', 'reference');

export const memoIsGiven: InputGuard<'note_added'> = (_, { memo }) => errorUnless(hasText(memo), 'required', 'memo');
