import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRows } from '../rows';
import { rowsAt } from './rows-at';
import { isOutdated, type TariffChange } from './tariff-change';

/** When what a change is written upon begins; null for what is in force, undefined where it is neither that nor planned. */
export function basisOf(rows: CatalogueRows, change: TariffChange): Date | null | undefined {
  if (!isOutdated(rows, change)) return null;
  return rows.scheduled.findLast(({ changes }) =>
    changes.some((planned) => isSameSubject(planned, change) && isDeepStrictEqual(planned.value, change.base)),
  )?.publish_at;
}

/** When the last of what changes are written upon begins; null where all of it is in force. */
export function basisOfAll(rows: CatalogueRows, changes: readonly TariffChange[]): Date | null {
  const times = changes.flatMap((change) => basisOf(rows, change)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

const isSameSubject = (one: TariffChange, other: TariffChange) =>
  one.kind === other.kind && one.subject === other.subject;

/**
 * Which changes could not begin at an instant: those based on what nobody knows any more, and those that would come
 * under, between or over versions that are planned. Upon the last planned value one may build, if it begins before.
 */
export function unfit(
  rows: CatalogueRows,
  changes: readonly TariffChange[],
  begins: Date,
): { outdated: TariffChange[]; overlapping: TariffChange[] } {
  const met = rowsAt(rows, new Date(begins.getTime() - 1));
  const planned = met.scheduled.flatMap((version) => version.changes);
  return {
    outdated: changes.filter((change) => basisOf(rows, change) === undefined),
    overlapping: changes.filter(
      (change) => isOutdated(met, change) || planned.some((other) => isSameSubject(other, change)),
    ),
  };
}
