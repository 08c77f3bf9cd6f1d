/** What an entry says of one field; undefined where it says nothing. */
export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** Field by field, in the order of what was there and then of what came. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  return fields.map((field) => ({ field, before: was.get(field), after: is.get(field) }));
}

function fieldsOf(value: unknown): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).map(([field, member]) => [field, textOf(member)]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
