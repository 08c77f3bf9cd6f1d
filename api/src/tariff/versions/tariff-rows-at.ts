import type { TariffRows } from '../snapshot/tariff-rows';
import { applyChanges, checkPublishable } from './tariff-change';

/**
 * The tariff at an instant, including the versions that have begun by then and are not written to the tables yet. A version
 * that no longer fits the tariff it would change is skipped.
 */
export function tariffRowsAt(rows: TariffRows, instant: Date): TariffRows {
  const begun = rows.scheduled.filter(({ publish_at }) => publish_at <= instant);
  if (begun.length === 0) return rows;
  const scheduled = rows.scheduled.filter((version) => !begun.includes(version));
  return begun.reduce(
    (current, { changes, publish_at }) =>
      checkPublishable(current, changes, publish_at).ok ? applyChanges(current, changes) : current,
    { ...rows, scheduled },
  );
}
