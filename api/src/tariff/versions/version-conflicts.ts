import { isDeepStrictEqual } from 'node:util';
import type { TariffChange, TariffRows } from '../snapshot/tariff-rows';
import { isOutdated } from './tariff-change';
import { tariffRowsAt } from './tariff-rows-at';

/**
 * When the value a change replaces takes effect: null if it is in force, an instant if a scheduled version sets it, undefined
 * if neither.
 */
export function findBaseStart(rows: TariffRows, change: TariffChange): Date | null | undefined {
  if (!isOutdated(rows, change)) return null;
  return rows.scheduled.findLast(({ changes }) =>
    changes.some((scheduled) => isSameSubject(scheduled, change) && isDeepStrictEqual(scheduled.value, change.base)),
  )?.publish_at;
}

/** When the last of the values that changes replace takes effect; null if all of them are in force. */
export function findLatestBaseStart(rows: TariffRows, changes: readonly TariffChange[]): Date | null {
  const times = changes.flatMap((change) => findBaseStart(rows, change)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

const isSameSubject = (one: TariffChange, other: TariffChange) =>
  one.kind === other.kind && one.subject === other.subject;

/**
 * Which changes cannot take effect at `start`. `outdated`: the value they replace is neither in force nor scheduled.
 * `overlapping`: their subject is changed by a version scheduled for `start` or later, or the value they replace is not in
 * force yet by then.
 */
export function findConflicts(
  rows: TariffRows,
  changes: readonly TariffChange[],
  start: Date,
): { outdated: TariffChange[]; overlapping: TariffChange[] } {
  const before = tariffRowsAt(rows, new Date(start.getTime() - 1));
  const scheduled = before.scheduled.flatMap((version) => version.changes);
  return {
    outdated: changes.filter((change) => findBaseStart(rows, change) === undefined),
    overlapping: changes.filter(
      (change) => isOutdated(before, change) || scheduled.some((other) => isSameSubject(other, change)),
    ),
  };
}
