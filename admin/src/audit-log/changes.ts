/** A field's values as text; undefined if the field is missing before or after. */
export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** The fields of an audit entry's `before`, followed by those that only its `after` has. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const [oldFields, newFields] = [toFields(before), toFields(after)];
  const names = [...new Set([...oldFields.keys(), ...newFields.keys()])];
  return names.map((field) => ({ field, before: oldFields.get(field), after: newFields.get(field) }));
}

function toFields(value: unknown): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).map(([field, member]) => [field, toText(member)]));
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
