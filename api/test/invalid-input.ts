import { Kind, type TSchema } from '@sinclair/typebox';

/** A value written as raw JSON text, for numbers that JavaScript cannot represent. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** An invalid value for one field of a call's input. `value` undefined omits the field. */
export interface InvalidField {
  /** `item.width`, `finishes[0]`. */
  field: string;
  problem: string;
  value: unknown;
  /** Whether the error names this field. */
  isReported: boolean;
}

type JsonType = 'string' | 'integer' | 'boolean' | 'array' | 'object' | 'choice' | 'record';

const VALUES_BY_TYPE: Record<'number' | 'string' | 'boolean' | 'array' | 'object' | 'null', readonly unknown[]> = {
  number: [5, -1, 1.5, new RawJson('1e999')],
  string: ['x', ''],
  boolean: [true, false],
  array: [[], ['x'], [[]]],
  object: [{}, { length: 1 }, { toString: 'x' }],
  null: [null],
};

const VALUE_TYPES: Record<JsonType, readonly (keyof typeof VALUES_BY_TYPE)[]> = {
  string: ['string'],
  integer: ['number'],
  boolean: ['boolean'],
  array: ['array'],
  object: ['object'],
  record: ['object'],
  choice: [],
};

const INVALID_DECIMALS = ['NaN', 'Infinity', '1e9', '12,5', '-1', '', ' 1', '0x10', '1.', '.5', '१२', '9'.repeat(400)];
const INVALID_INTEGERS = [
  new RawJson('1e308'),
  new RawJson('-9007199254740993'),
  new RawJson('0.5'),
  '1',
  'NaN',
  '1e3',
];

/** Invalid values for every field of a body, at any depth. */
export function listInvalidFields(schema: TSchema, field = ''): InvalidField[] {
  const own = field === '' ? [] : invalidValues(schema, field);
  return [...own, ...listMemberFields(schema, field)];
}

function listMemberFields(schema: TSchema, field: string): InvalidField[] {
  if (typeOf(schema) === 'array') return listInvalidFields(itemsOf(schema), `${field}[0]`);
  if (typeOf(schema) !== 'object') return [];
  const pathOf = (name: string) => (field === '' ? name : `${field}.${name}`);
  const missing = requiredOf(schema).map((name) => ({
    field: pathOf(name),
    problem: 'missing',
    value: undefined,
    isReported: true,
  }));
  const unknown = ['surplus', 'toString', 'hasOwnProperty', 'constructor'].map((name) => ({
    field: pathOf(name),
    problem: 'unknown',
    value: 1,
    isReported: true,
  }));
  const forbidden = { field: pathOf('__proto__'), problem: 'prototype', value: { admin: true }, isReported: false };
  return [
    ...missing,
    ...unknown,
    forbidden,
    ...Object.entries(propertiesOf(schema)).flatMap(([name, member]) => listInvalidFields(member, pathOf(name))),
  ];
}

/** A schema for any value; its handler validates it. */
function acceptsAnything(schema: TSchema): boolean {
  return schema[Kind] === 'Unknown';
}

function invalidValues(schema: TSchema, field: string): InvalidField[] {
  if (acceptsAnything(schema)) return [];
  const type = typeOf(schema);
  const others = Object.entries(VALUES_BY_TYPE).flatMap(([other, values]) =>
    VALUE_TYPES[type].includes(other as keyof typeof VALUES_BY_TYPE)
      ? []
      : values.map((value) => ({ problem: `${other} for ${type}`, value })),
  );
  return [...others.filter(({ value }) => !isChoice(schema, value)), ...invalidValuesOfType(schema, type)].map(
    (invalid) => ({
      isReported: true,
      ...invalid,
      field,
    }),
  );
}

function invalidValuesOfType(
  schema: TSchema,
  type: JsonType,
): { problem: string; value: unknown; isReported?: boolean }[] {
  switch (type) {
    case 'string':
      return invalidStrings(schema);
    case 'integer':
      return [...INVALID_INTEGERS, ...outOfRange(schema)]
        .filter((value) => schema.type === 'integer' || !(value instanceof RawJson && value.text === '0.5'))
        .map((value) => ({ problem: 'no integer in range', value }));
    case 'array':
      return typeof schema.maxItems === 'number'
        ? [{ problem: 'too many', value: Array.from({ length: schema.maxItems + 1 }, () => 'x') }]
        : [];
    default:
      return [];
  }
}

function invalidStrings(schema: TSchema): { problem: string; value: unknown; isReported?: boolean }[] {
  const {
    maxLength,
    format,
    description = '',
  } = schema as { maxLength?: number; format?: string; description?: string };
  return [
    { problem: 'NUL', value: 'a\0b', isReported: false },
    { problem: 'lone surrogate', value: 'a\ud800b', isReported: false },
    ...(maxLength === undefined ? [] : [{ problem: 'too long', value: 'x'.repeat(maxLength + 1) }]),
    ...(description.startsWith('decimal') ? INVALID_DECIMALS.map((value) => ({ problem: 'no decimal', value })) : []),
    ...(format === 'line' || format === 'visible-line'
      ? ['a\nb', 'a\r\nbcc: x@y.z', '\u0007'].map((value) => ({ problem: 'control characters', value }))
      : []),
    ...(format === 'visible-line' || format === 'visible-text'
      ? ['', ' \t', '\u3000'].map((value) => ({ problem: 'blank', value }))
      : []),
    ...(format === 'email'
      ? ['', 'x', '@x.com', 'a@b', 'a@-b.com', 'a\u202e@b.com'].map((value) => ({ problem: 'no address', value }))
      : []),
  ];
}

function outOfRange({ minimum, maximum }: TSchema): number[] {
  const below = typeof minimum === 'number' && minimum > -1e15 ? [minimum - 1] : [];
  const above = typeof maximum === 'number' && maximum < 1e15 ? [maximum + 1] : [];
  return [...below, ...above, 2 ** 53];
}

/** At most `count` elements, evenly spread; another `turn` begins with another element. */
export function pickSome<T>(all: readonly T[], count: number, turn: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / count));
  return all.filter((_, index) => index % step === turn % step);
}

/** Invalid query texts, by field. Texts that may be valid are in `UNUSUAL_TEXTS`. */
export function listInvalidQueries(schema: TSchema): { field: string; problem: string; query: [string, string][] }[] {
  const invalid = (field: string, problem: string, ...texts: string[]) => ({
    field,
    problem,
    query: texts.map((text): [string, string] => [field, text]),
  });
  const fields = Object.entries(propertiesOf(schema)).flatMap(([field, member]) => [
    invalid(field, 'repeated', '1', '2'),
    invalid(field, 'NUL', 'a\0b'),
    invalid(`${field}[]`, 'unknown', '1'),
    ...(typeOf(member) === 'integer'
      ? ['abc', '', '1.5', '-1', '0', '1e3', '0x1', 'NaN', '9007199254740993', ' 1', '١']
          // Some fields allow 0.
          .filter((text) => text !== '0' || Number(member.minimum ?? 0) > 0)
          .map((text) => invalid(field, 'no number', text))
      : []),
    ...(typeOf(member) === 'boolean' ? ['yes', '1', '', 'TRUE'].map((text) => invalid(field, 'no boolean', text)) : []),
    ...(typeOf(member) === 'string' && typeof member.maxLength === 'number'
      ? [invalid(field, 'too long', 'x'.repeat(member.maxLength + 1))]
      : []),
  ]);
  return [
    ...fields,
    ...['surplus', 'constructor', '__proto__', 'toString', ''].map((name) => invalid(name, 'unknown', '1')),
  ];
}

/** Texts that a field may accept or reject, but that must not cause a server error. */
export const UNUSUAL_TEXTS = [
  'constructor',
  '__proto__',
  'toString',
  "' or 1=1; --",
  '${7*7}{{7*7}}',
  '<script>',
  '=1+1',
  '../../etc/passwd',
  '%00%ff',
  '\u202e𝕏',
  'null',
  ' ',
  '-0',
];

/** The paths of all text fields of a body. */
export function listTextFields(schema: TSchema, field = ''): string[] {
  switch (typeOf(schema)) {
    case 'string':
      return [field];
    case 'array':
      return listTextFields(itemsOf(schema), `${field}[0]`);
    case 'object':
      return Object.entries(propertiesOf(schema)).flatMap(([name, member]) =>
        listTextFields(member, field === '' ? name : `${field}.${name}`),
      );
    default:
      return [];
  }
}

/** An input with every required field, and those in `known`. */
export function buildSample(schema: TSchema, known: Readonly<Record<string, unknown>>, name = ''): unknown {
  const isListOfObjects = typeOf(schema) === 'array' && typeOf(itemsOf(schema)) === 'object';
  if (Object.hasOwn(known, name) && !isListOfObjects)
    return typeOf(schema) === 'integer' ? Number(known[name]) : known[name];
  switch (typeOf(schema)) {
    case 'object': {
      const members = Object.entries(propertiesOf(schema)).filter(
        ([field]) => requiredOf(schema).includes(field) || Object.hasOwn(known, field),
      );
      return Object.fromEntries(members.map(([field, member]) => [field, buildSample(member, known, field)]));
    }
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () => buildSample(schema.items as TSchema, known));
    case 'record':
      return {};
    case 'boolean':
      return true;
    case 'integer':
      return typeof schema.minimum === 'number' && schema.minimum > 0 ? schema.minimum : 1;
    case 'choice':
      return choicesOf(schema)[0] ?? 'x';
    default:
      return 'x';
  }
}

/** The JSON text of an input with one field changed, or omitted. */
export function withField(input: unknown, field: string, value: unknown): string {
  const rawTexts: string[] = [];
  const text = JSON.stringify(
    changeField(input, field.split(/[.[\]]+/).filter(Boolean), value),
    (_, member: unknown) => {
      if (!(member instanceof RawJson)) return member;
      rawTexts.push(member.text);
      return `@raw:${rawTexts.length - 1}@`;
    },
  );
  return text.replaceAll(/"@raw:(\d+)@"/g, (_, index: string) => rawTexts[Number(index)] ?? 'null');
}

function changeField(input: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (/^\d+$/.test(name)) {
    const list = Array.isArray(input) ? [...(input as unknown[])] : [];
    list[Number(name)] = changeField(list[Number(name)], rest, value);
    return list;
  }
  const members = Object.entries((input ?? {}) as Record<string, unknown>).filter(([member]) => member !== name);
  const nested = changeField(((input ?? {}) as Record<string, unknown>)[name], rest, value);
  return Object.fromEntries(nested === undefined ? members : [...members, [name, nested]]);
}

function typeOf(schema: TSchema): JsonType {
  if (Array.isArray(schema.anyOf) || schema.const !== undefined || Array.isArray(schema.enum))
    return unionType(schema) ?? 'choice';
  if (schema.patternProperties !== undefined) return 'record';
  const { type } = schema as { type?: string };
  return type === 'number' ? 'integer' : ((type as JsonType | undefined) ?? 'choice');
}

/** The free type of a union with literals, or the type of a documented enumeration; null for a union of literals. */
function unionType(schema: TSchema): JsonType | null {
  if (Array.isArray(schema.enum)) return (schema.type as JsonType | undefined) ?? null;
  const free = ((schema.anyOf ?? []) as TSchema[]).find(
    (member) => member.const === undefined && member.anyOf === undefined,
  );
  return free ? typeOf(free) : null;
}

/** The literal values of a schema, and null if it allows null. */
function choicesOf(schema: TSchema): unknown[] {
  if (schema.type === 'null') return [null];
  return schema.const !== undefined
    ? [schema.const]
    : ((schema.anyOf ?? []) as TSchema[]).flatMap((member) => choicesOf(member));
}

const isChoice = (schema: TSchema, value: unknown) => choicesOf(schema).includes(value);
const itemsOf = (schema: TSchema) => schema.items as TSchema;
const propertiesOf = (schema: TSchema) => (schema.properties ?? {}) as Record<string, TSchema>;
const requiredOf = (schema: TSchema) => (schema.required ?? []) as string[];
