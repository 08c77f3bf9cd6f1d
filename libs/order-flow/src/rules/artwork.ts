import { everyArtworkIn, itemOf, type OrderFacts, printedItems } from '../facts';
import type { Refusal } from '../refusals';
import { type Asked, type Given, unless, unlessNone } from './rule';

export const namesPrintedItem: Asked<'user_file_upload' | 'digital_proof_sent' | 'proof_change_requested'> = (
  facts,
  { sid },
) => namesPrinted(facts, [sid], 'sid');

export const namesPrintedItems: Asked<'artwork_rejected'> = (facts, { items }) =>
  unless(items.length > 0, 'required', 'items') ?? namesPrinted(facts, items, 'items');

function namesPrinted(facts: OrderFacts, sids: readonly string[], field: string): Refusal | null {
  const unknown = sids.filter((sid) => !itemOf(facts, sid));
  const notPrinted = sids.filter((sid) => !itemOf(facts, sid)?.printed);
  return unlessNone(unknown, 'unknown_item', field) ?? unlessNone(notPrinted, 'artwork_not_needed', field);
}

export const everyArtworkIsIn: Given = (facts) => {
  if (everyArtworkIn(facts)) return null;
  const missing = printedItems(facts).filter((item) => !item.hasArtwork);
  return { code: 'artwork_missing', items: missing.map((item) => item.sid) };
};

/** Every printed item's current proof by its version, and nothing else. */
export const confirmsCurrentProofs: Asked<'artwork_confirmed'> = (facts, { versions }) => {
  const confirmed = new Map(Object.entries(versions));
  const current = new Map(printedItems(facts).map((item) => [item.sid, item.currentProofVersion]));
  const named = [...new Set([...current.keys(), ...confirmed.keys()])];
  const wrong = named.filter((sid) => typeof current.get(sid) !== 'number' || confirmed.get(sid) !== current.get(sid));
  return unlessNone(wrong, 'proof_not_current', 'versions');
};
