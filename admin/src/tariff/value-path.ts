/** The path to a nested value: `['pricing', 'tiers', 0, 'retail']`. */
export type ValuePath = readonly (string | number)[];

/** The value at a path; undefined if there is none. */
export function getValue(value: unknown, [step, ...rest]: ValuePath): unknown {
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return getValue((value as Record<string | number, unknown>)[step], rest);
}

/** A copy with another value at the path; undefined removes the field or list element. */
export function setValue(value: unknown, [step, ...rest]: ValuePath, next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const elements: readonly unknown[] = value;
    const position = Number(step);
    return next === undefined && rest.length === 0
      ? elements.filter((_, index) => index !== position)
      : elements.toSpliced(position, 1, setValue(elements[position], rest, next));
  }
  const fields = typeof value === 'object' && value !== null ? value : {};
  const nested = setValue(getValue(fields, [step]), rest, next);
  if (nested !== undefined) return { ...fields, [step]: nested };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step));
}

/** A value that differs; undefined where it is missing. */
export interface Difference {
  path: ValuePath;
  before: unknown;
  after: unknown;
}

/** All differing numbers, texts and booleans in the order of `before`, then of `after`; null counts as missing. */
export function listDifferences(before: unknown, after: unknown, path: ValuePath = []): Difference[] {
  const [oldValue, newValue] = [before ?? undefined, after ?? undefined];
  if (!isNested(oldValue) && !isNested(newValue)) {
    return oldValue === newValue ? [] : [{ path, before: oldValue, after: newValue }];
  }
  const steps = [...new Set([...listSteps(oldValue), ...listSteps(newValue)])];
  return steps.flatMap((step) =>
    listDifferences(getValue(oldValue, [step]), getValue(newValue, [step]), [...path, step]),
  );
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function listSteps(value: unknown): (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()];
  return isNested(value) ? Object.keys(value) : [];
}
