/** Reads the fields of an object of unknown shape. Each method throws a TypeError if its field has another type. */
export class DetailReader {
  private readonly fields: ReadonlyMap<string, unknown>;

  constructor(source: object) {
    this.fields = new Map(Object.entries(source));
  }

  text(name: string): string {
    const value = this.fields.get(name);
    return typeof value === 'string' ? value : fail(name, 'a text');
  }

  /** Null if the field is missing. */
  textOrNull(name: string): string | null {
    return this.has(name) ? this.text(name) : null;
  }

  texts(name: string): string[] {
    const value = this.fields.get(name);
    const isTexts = (list: unknown): list is string[] =>
      Array.isArray(list) && list.every((each) => typeof each === 'string');
    return isTexts(value) ? [...value] : fail(name, 'a list of texts');
  }

  integer(name: string): number {
    const value = this.fields.get(name);
    return isInteger(value) ? value : fail(name, 'a whole number');
  }

  /** An object whose values are all whole numbers. */
  integers(name: string): Record<string, number> {
    const { fields } = this.object(name);
    const numbers = [...fields].flatMap(([key, value]) => (isInteger(value) ? [[key, value] as const] : []));
    return numbers.length === fields.size ? Object.fromEntries(numbers) : fail(name, 'an object of whole numbers');
  }

  /** False if the field is missing. */
  flag(name: string): boolean {
    const value = this.has(name) ? this.fields.get(name) : false;
    return typeof value === 'boolean' ? value : fail(name, 'true or false');
  }

  oneOf<T extends string>(name: string, values: readonly T[]): T {
    const value = this.fields.get(name);
    return values.find((each) => each === value) ?? fail(name, `one of ${values.join(', ')}`);
  }

  /** Null if the field is missing. */
  oneOfOrNull<T extends string>(name: string, values: readonly T[]): T | null {
    return this.has(name) ? this.oneOf(name, values) : null;
  }

  object(name: string): DetailReader {
    const value = this.fields.get(name);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? new DetailReader(value) : fail(name, 'an object');
  }

  /** Null if the field is missing. */
  objectOrNull(name: string): DetailReader | null {
    return this.has(name) ? this.object(name) : null;
  }

  private has(name: string): boolean {
    const value = this.fields.get(name);
    return value !== undefined && value !== null;
  }
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function fail(name: string, expected: string): never {
  throw new TypeError(`${name} is not ${expected}`);
}
