import type { Input, Output } from '@shop/contract';
import type { PlacedPiece } from '@shop/nesting';

type SentPiece = NonNullable<Input<'admin/nest'>['locked']>[number];

export type PieceView = Output<'admin/nest'>['placed'][number];

/** A piece of a nest as it was sent back. */
export const toPlacedPiece = ({ sid, panel, ...piece }: SentPiece): PlacedPiece => ({
  id: sid.toLowerCase(),
  panel: panel ?? null,
  ...piece,
});

/** A piece as the API has it. */
export const toPieceView = ({ id: sid, panel, ...piece }: PlacedPiece): PieceView => ({
  sid,
  ...piece,
  ...(panel !== null && { panel }),
});
