import type { TariffChange } from '../snapshot/tariff-rows';

/** The name of a change in errors and in the audit log: `product.vinyl-440`. */
export const formatChangeName = ({ kind, subject }: Pick<TariffChange, 'kind' | 'subject'>): string =>
  `${kind}.${subject}`;

/** The bases or the values of changes, by name, for the audit log. */
export function toLogValues(changes: readonly TariffChange[], side: 'base' | 'value'): Record<string, unknown> {
  return Object.fromEntries(changes.map((change) => [formatChangeName(change), change[side]]));
}
