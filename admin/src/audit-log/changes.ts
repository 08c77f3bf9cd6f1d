/** A field's values; undefined if the field is missing before or after. */
export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

/** The fields of an audit entry's `before`, followed by those that only its `after` has. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const [oldFields, newFields] = [toFields(before), toFields(after)];
  const names = [...new Set([...oldFields.keys(), ...newFields.keys()])];
  return names.map((field) => ({ field, before: oldFields.get(field), after: newFields.get(field) }));
}

function toFields(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

/** How staff read values of some kinds. */
export interface ValueFormats {
  money(money: { currency: string; amount: number }): string;
  time(instant: string): string;
  role(role: string): string;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A value of a field as staff read it: amounts, times and roles in their language, everything without a form of its own as JSON. */
export function formatValue(field: string, value: unknown, { money, time, role }: ValueFormats): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'string') {
    if (field === 'role') return role(value);
    return INSTANT.test(value) ? time(value) : value;
  }
  return isMoney(value) ? money(value) : JSON.stringify(value);
}

function isMoney(value: unknown): value is { currency: string; amount: number } {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { currency, amount } = value as Record<string, unknown>;
  return typeof currency === 'string' && typeof amount === 'number';
}
