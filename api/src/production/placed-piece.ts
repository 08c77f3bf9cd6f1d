import type { Input } from '@shop/contract';
import type { PlacedPiece } from '@shop/nesting';

type SentPiece = NonNullable<Input<'admin/nest'>['locked']>[number];

/** A piece of a nest as it was sent back. */
export const toPlacedPiece = ({ sid, panel, ...piece }: SentPiece): PlacedPiece => ({
  id: sid.toLowerCase(),
  panel: panel ?? null,
  ...piece,
});
