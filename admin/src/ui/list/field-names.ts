import type fieldNames from '../../locales/en/fields.json';

/** Names of fields that no page shows: those that mean the same everywhere, and those of one list. */
export type FieldNames = typeof fieldNames;

/** What staff have no use for. */
const TECHNICAL = ['revision', 'thumbnail', 'preview'];

/** The fields of a list's records, in their order. */
export function listFields(records: readonly object[]): string[] {
  const names = new Set(records.flatMap(Object.keys));
  return [...names].filter((name) => !TECHNICAL.includes(name));
}

/** The name of a field that no page shows. */
export function findFieldName(names: FieldNames, resource: string, field: string): string | undefined {
  const { common, ...lists } = names as Record<string, Readonly<Record<string, string>>>;
  return lists[resource]?.[field] ?? common?.[field];
}
