import { type Input, MAX_NEST_FILE_BYTES, MAX_NEST_FILE_ITEMS } from '@shop/contract';
import { findMisplaced, type Job, type PlacedPiece } from '@shop/nesting';
import { ApiError } from '../common/public';
import { toPlacedPiece } from './placed-piece';
import { artworkBytes } from './press-artworks';
import type { ProductionJob, ProductionJobs } from './production-jobs';

type NestLayout = Input<'admin/nest-accept'>;

/** The pieces of a nest, each of which lies where it can be printed, and their items. */
export interface CheckedLayout {
  placed: readonly PlacedPiece[];
  jobs: readonly ProductionJob[];
}

/**
 * Checks what lies where on a roll, as it was sent.
 * @throws {ApiError} `validation_failed` for pieces that are not in production, of another material or size, or over each
 *   other; `nest_too_large` for more items or artwork than its print files may have
 */
export async function checkLayout(layout: NestLayout, productionJobs: ProductionJobs): Promise<CheckedLayout> {
  const placed = layout.placed.map(toPlacedPiece);
  const sids = [...new Set(placed.map(({ id }) => id))];
  if (sids.length > MAX_NEST_FILE_ITEMS) throw new ApiError('nest_too_large');
  const jobs = await productionJobs.loadQueued(sids, layout.material);
  if (artworkBytes(jobs) > MAX_NEST_FILE_BYTES) throw new ApiError('nest_too_large');
  assertNoInvalidPiece(findMisplaced(placed, jobs.map(toNestJob), layout));
  return { placed, jobs };
}

/**
 * @param index of a piece that cannot be where it is; null if there is none
 * @throws {ApiError} `validation_failed`
 */
export function assertNoInvalidPiece(index: number | null): void {
  if (index !== null) throw new ApiError('validation_failed', [{ field: `placed[${index}]`, code: 'invalid' }]);
}

/** What is printed of an item, with hem, bleed and pole pocket. */
export const toNestJob = ({ view }: ProductionJob): Job => ({
  ...{ id: view.sid, copies: view.quantity, canRotate: true },
  widthMm: view.printWidthMm ?? 0,
  heightMm: view.printHeightMm ?? 0,
});
