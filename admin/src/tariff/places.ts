/** Where a value stands in another: `['pricing', 'tiers', 0, 'retail']`. */
export type Place = readonly (string | number)[];

/** What stands at a place; undefined where nothing does. */
export function valueAt(value: unknown, [step, ...rest]: Place): unknown {
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return valueAt((value as Record<string | number, unknown>)[step], rest);
}

/** The value with another at a place; undefined takes it away. */
export function withAt(value: unknown, [step, ...rest]: Place, next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const index = Number(step);
    return next === undefined && rest.length === 0
      ? items.filter((_, place) => place !== index)
      : items.toSpliced(index, 1, withAt(items[index], rest, next));
  }
  const fields = typeof value === 'object' && value !== null ? value : {};
  const inside = withAt(valueAt(fields, [step]), rest, next);
  if (inside !== undefined) return { ...fields, [step]: inside };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step));
}

/** One figure that differs; undefined where there is none. */
export interface Difference {
  place: Place;
  before: unknown;
  after: unknown;
}

/** Every figure in which two values differ, in the order of the first and then of the second. */
export function differencesOf(before: unknown, after: unknown, place: Place = []): Difference[] {
  const [was, is] = [before ?? undefined, after ?? undefined];
  if (!isWhole(was) && !isWhole(is)) return was === is ? [] : [{ place, before: was, after: is }];
  const names = [...new Set([...namesIn(was), ...namesIn(is)])];
  return names.flatMap((name) => differencesOf(valueAt(was, [name]), valueAt(is, [name]), [...place, name]));
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

function namesIn(value: unknown): (string | number)[] {
  if (Array.isArray(value)) return [...value.keys()];
  return isWhole(value) ? Object.keys(value) : [];
}
