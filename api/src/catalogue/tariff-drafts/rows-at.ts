import type { CatalogueRows } from '../rows';
import { publishable, withChanges } from './tariff-change';

/**
 * The catalogue as it is at an instant, before anybody has written down the versions that have begun by then. One that
 * does not fit what it meets is passed over.
 */
export function rowsAt(rows: CatalogueRows, now: Date): CatalogueRows {
  const begun = rows.scheduled.filter(({ publish_at }) => publish_at <= now);
  if (begun.length === 0) return rows;
  const scheduled = rows.scheduled.filter((version) => !begun.includes(version));
  return begun.reduce(
    (current, { changes, publish_at }) =>
      publishable(current, changes, publish_at).ok ? withChanges(current, changes) : current,
    { ...rows, scheduled },
  );
}
