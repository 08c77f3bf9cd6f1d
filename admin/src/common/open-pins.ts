import type { AdminOrderItemView, ProofPinView } from '@shop/contract';

/** The customer's pins on an item's proofs that no version has settled, by number. */
export function openPins({ proofs }: AdminOrderItemView): ProofPinView[] {
  return proofs
    .flatMap(({ pins }) => pins.filter(({ settledBy }) => settledBy === undefined))
    .sort((a, b) => a.number - b.number);
}
