import { hasAllArtwork, findItem, type OrderSnapshot, printedItems } from '../order-snapshot';
import type { FlowError } from '../flow-error';
import { type InputGuard, type OrderGuard, errorUnless, errorIfAny } from './guard';

export const itemIsPrinted: InputGuard<'user_file_upload' | 'digital_proof_sent' | 'proof_change_requested'> = (
  order,
  { sid },
) => errorUnless(sid !== '', 'required', 'sid') ?? checkPrinted(order, [sid], 'sid');

export const itemsArePrinted: InputGuard<'artwork_rejected'> = (order, { items }) =>
  errorUnless(items.length > 0, 'required', 'items') ?? checkPrinted(order, items, 'items');

function checkPrinted(order: OrderSnapshot, sids: readonly string[], field: string): FlowError | null {
  const unknown = sids.filter((sid) => !findItem(order, sid));
  const notPrinted = sids.filter((sid) => !findItem(order, sid)?.printed);
  return errorIfAny(unknown, 'unknown_item', field) ?? errorIfAny(notPrinted, 'artwork_not_needed', field);
}

export const allArtworkIsUploaded: OrderGuard = (order) => {
  if (hasAllArtwork(order)) return null;
  const missing = printedItems(order).filter((item) => !item.hasArtwork);
  return { code: 'artwork_missing', items: missing.map((item) => item.sid) };
};

/** The versions must name the current proof of every printed item, and no other item. */
export const proofVersionsAreCurrent: InputGuard<'artwork_confirmed'> = (order, { versions }) => {
  const confirmed = new Map(Object.entries(versions));
  const current = new Map(printedItems(order).map((item) => [item.sid, item.currentProofVersion]));
  const named = [...new Set([...current.keys(), ...confirmed.keys()])];
  const wrong = named.filter((sid) => typeof current.get(sid) !== 'number' || confirmed.get(sid) !== current.get(sid));
  return errorIfAny(wrong, 'proof_not_current', 'versions');
};
