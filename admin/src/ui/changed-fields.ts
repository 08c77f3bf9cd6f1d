import type { FieldValues } from 'react-hook-form';

/** A field whose value somebody else changed. */
export interface ChangedField {
  source: string;
  value: unknown;
}

const MAX_SHOWN = 300;

/** The fields that differ between two states of a record, by the source of their input; removed ones have no value. */
export function listChangedFields(before: FieldValues, after: FieldValues): ChangedField[] {
  const [oldValues, newValues] = [flatten(before), flatten(after)];
  const isReplaced = (source: string) => [...newValues.keys()].some((name) => name.startsWith(`${source}.`));
  return [...new Set([...newValues.keys(), ...oldValues.keys()])]
    .filter((source) => JSON.stringify(oldValues.get(source)) !== JSON.stringify(newValues.get(source)))
    .filter((source) => !isReplaced(source))
    .map((source) => ({ source, value: newValues.get(source) }));
}

/** A value as it can be quoted in a message; undefined for those without a short text of their own, such as switches. */
export function quoteValue(value: unknown): string | undefined {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  const isText = parts.every((part) => (typeof part === 'string' && part !== '') || typeof part === 'number');
  if (!isText || parts.length === 0) return undefined;
  const text = parts.join(', ');
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** Members of objects and of rows by their paths: `days.first`, `tiers.0.price`. */
function flatten(values: FieldValues, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      const source = `${prefix}${name}`;
      const isParent = Array.isArray(value) ? value.some(isObject) : isObject(value);
      return isParent ? [...flatten(value as FieldValues, `${source}.`)] : [[source, value]];
    }),
  );
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
