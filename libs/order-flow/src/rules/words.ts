import { type Asked, unless } from './rule';

function isText(text: string): boolean {
  return text.trim() !== '';
}

export const saysWhy: Asked<'artwork_rejected' | 'order_cancelled' | 'refund_issued' | 'claim_opened'> = (_, post) =>
  unless(isText(post.reason), 'reason_required', 'reason');

export const saysWhatToChange: Asked<'proof_change_requested'> = (_, post) =>
  unless(isText(post.comment), 'required', 'comment');

export const namesAgent: Asked<'shipped'> = (_, post) => unless(isText(post.agent), 'required', 'agent');

export const namesTrackingNumber: Asked<'shipped'> = (_, post) =>
  unless(isText(post.trackingNumber), 'required', 'trackingNumber');

export const saysSomething: Asked<'note_added'> = (_, post) => unless(isText(post.memo), 'required', 'memo');
