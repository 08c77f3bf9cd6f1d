import { Kind, type TSchema } from '@sinclair/typebox';

/** A value as JSON text of its own, for numbers that JavaScript cannot write. */
export class Raw {
  constructor(readonly text: string) {}
}

/** One thing done to one field of a call's input. `value` undefined leaves the field out. */
export interface Spoilt {
  /** `item.width`, `finishes[0]`. */
  field: string;
  how: string;
  value: unknown;
  /** Where the refusal names fields, it names this one. */
  named: boolean;
}

type JsonType = 'string' | 'integer' | 'boolean' | 'array' | 'object' | 'choice' | 'record';

const OF_TYPE: Record<'number' | 'string' | 'boolean' | 'array' | 'object' | 'null', readonly unknown[]> = {
  number: [5, -1, 1.5, new Raw('1e999')],
  string: ['x', ''],
  boolean: [true, false],
  array: [[], ['x'], [[]]],
  object: [{}, { length: 1 }, { toString: 'x' }],
  null: [null],
};

const ADMITTED: Record<JsonType, readonly (keyof typeof OF_TYPE)[]> = {
  string: ['string'],
  integer: ['number'],
  boolean: ['boolean'],
  array: ['array'],
  object: ['object'],
  record: ['object'],
  choice: [],
};

const NOT_DECIMALS = ['NaN', 'Infinity', '1e9', '12,5', '-1', '', ' 1', '0x10', '1.', '.5', '१२', '9'.repeat(400)];
const NOT_INTEGERS = [new Raw('1e308'), new Raw('-9007199254740993'), new Raw('0.5'), '1', 'NaN', '1e3'];

/** Every way to send a field that must be refused, for every field of a body, however deep. */
export function spoiltFields(schema: TSchema, field = ''): Spoilt[] {
  const own = field === '' ? [] : spoiltValues(schema, field);
  return [...own, ...inner(schema, field)];
}

function inner(schema: TSchema, field: string): Spoilt[] {
  if (typeOf(schema) === 'array') return spoiltFields(itemsOf(schema), `${field}[0]`);
  if (typeOf(schema) !== 'object') return [];
  const within = (name: string) => (field === '' ? name : `${field}.${name}`);
  const missing = requiredOf(schema).map((name) => ({
    field: within(name),
    how: 'missing',
    value: undefined,
    named: true,
  }));
  const unknown = ['surplus', 'toString', 'hasOwnProperty', 'constructor'].map((name) => ({
    field: within(name),
    how: 'unknown',
    value: 1,
    named: true,
  }));
  const forbidden = { field: within('__proto__'), how: 'prototype', value: { admin: true }, named: false };
  return [
    ...missing,
    ...unknown,
    forbidden,
    ...Object.entries(propertiesOf(schema)).flatMap(([name, member]) => spoiltFields(member, within(name))),
  ];
}

/** What takes any value is judged by its handler. */
function takesAnything(schema: TSchema): boolean {
  return schema[Kind] === 'Unknown';
}

function spoiltValues(schema: TSchema, field: string): Spoilt[] {
  if (takesAnything(schema)) return [];
  const type = typeOf(schema);
  const others = Object.entries(OF_TYPE).flatMap(([other, values]) =>
    ADMITTED[type].includes(other as keyof typeof OF_TYPE)
      ? []
      : values.map((value) => ({ how: `${other} for ${type}`, value })),
  );
  return [...others.filter(({ value }) => !isChoice(schema, value)), ...ofItsType(schema, type)].map((spoilt) => ({
    named: true,
    ...spoilt,
    field,
  }));
}

function ofItsType(schema: TSchema, type: JsonType): { how: string; value: unknown; named?: boolean }[] {
  switch (type) {
    case 'string':
      return strings(schema);
    case 'integer':
      return [...NOT_INTEGERS, ...beyond(schema)].map((value) => ({ how: 'no whole number in range', value }));
    case 'array':
      return typeof schema.maxItems === 'number'
        ? [{ how: 'too many', value: Array.from({ length: schema.maxItems + 1 }, () => 'x') }]
        : [];
    default:
      return [];
  }
}

function strings(schema: TSchema): { how: string; value: unknown; named?: boolean }[] {
  const {
    maxLength,
    pattern,
    description = '',
  } = schema as { maxLength?: number; pattern?: string; description?: string };
  return [
    { how: 'NUL', value: 'a\0b', named: false },
    { how: 'lone surrogate', value: 'a\ud800b', named: false },
    ...(maxLength === undefined ? [] : [{ how: 'too long', value: 'x'.repeat(maxLength + 1) }]),
    ...(description.startsWith('decimal') ? NOT_DECIMALS.map((value) => ({ how: 'no decimal', value })) : []),
    ...(isSingleLine(pattern)
      ? ['a\nb', 'a\r\nbcc: x@y.z', '\u0007'].map((value) => ({ how: 'control characters', value }))
      : []),
    ...(pattern !== undefined && !new RegExp(pattern, 'u').test('')
      ? ['', ' \t', '\u3000'].map((value) => ({ how: 'blank', value }))
      : []),
  ];
}

/** A pattern that admits no line break. */
function isSingleLine(pattern: string | undefined): boolean {
  return pattern !== undefined && !new RegExp(pattern, 'u').test('a\nb');
}

function beyond({ minimum, maximum }: TSchema): number[] {
  const least = typeof minimum === 'number' && minimum > -1e15 ? [minimum - 1] : [];
  const most = typeof maximum === 'number' && maximum < 1e15 ? [maximum + 1] : [];
  return [...least, ...most, 2 ** 53];
}

/** Query texts that must be refused, by field. Texts that may mean something are left to `oddTexts`. */
export function spoiltQuery(schema: TSchema): { field: string; how: string; query: [string, string][] }[] {
  const of = (field: string, how: string, ...texts: string[]) => ({
    field,
    how,
    query: texts.map((text): [string, string] => [field, text]),
  });
  const fields = Object.entries(propertiesOf(schema)).flatMap(([field, member]) => [
    of(field, 'named twice', '1', '2'),
    of(field, 'NUL', 'a\0b'),
    of(`${field}[]`, 'unknown', '1'),
    ...(typeOf(member) === 'integer'
      ? ['abc', '', '1.5', '-1', '0', '1e3', '0x1', 'NaN', '9007199254740993', ' 1', '١']
          // Some count from 0.
          .filter((text) => text !== '0' || Number(member.minimum ?? 0) > 0)
          .map((text) => of(field, 'no number', text))
      : []),
    ...(typeOf(member) === 'boolean' ? ['yes', '1', '', 'TRUE'].map((text) => of(field, 'no boolean', text)) : []),
    ...(typeOf(member) === 'string' && typeof member.maxLength === 'number'
      ? [of(field, 'too long', 'x'.repeat(member.maxLength + 1))]
      : []),
  ]);
  return [
    ...fields,
    ...['surplus', 'constructor', '__proto__', 'toString', ''].map((name) => of(name, 'unknown', '1')),
  ];
}

/** Texts that a field may admit or refuse, but that must not upset anything. */
export const ODD_TEXTS = [
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

/** The paths of a body's text fields. */
export function textFields(schema: TSchema, field = ''): string[] {
  switch (typeOf(schema)) {
    case 'string':
      return [field];
    case 'array':
      return textFields(itemsOf(schema), `${field}[0]`);
    case 'object':
      return Object.entries(propertiesOf(schema)).flatMap(([name, member]) =>
        textFields(member, field === '' ? name : `${field}.${name}`),
      );
    default:
      return [];
  }
}

/** An input that has every required field, and those that `known` names. */
export function sample(schema: TSchema, known: Readonly<Record<string, unknown>>, name = ''): unknown {
  if (Object.hasOwn(known, name)) return typeOf(schema) === 'integer' ? Number(known[name]) : known[name];
  switch (typeOf(schema)) {
    case 'object': {
      const wanted = Object.entries(propertiesOf(schema)).filter(
        ([field]) => requiredOf(schema).includes(field) || Object.hasOwn(known, field),
      );
      return Object.fromEntries(wanted.map(([field, member]) => [field, sample(member, known, field)]));
    }
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () => sample(schema.items as TSchema, known));
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

/** The JSON text of an input with one field changed, or left out. */
export function withField(input: unknown, field: string, value: unknown): string {
  const raws: string[] = [];
  const text = JSON.stringify(changed(input, field.split(/[.[\]]+/).filter(Boolean), value), (_, member: unknown) => {
    if (!(member instanceof Raw)) return member;
    raws.push(member.text);
    return `@raw:${raws.length - 1}@`;
  });
  return text.replaceAll(/"@raw:(\d+)@"/g, (_, at: string) => raws[Number(at)] ?? 'null');
}

function changed(input: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (/^\d+$/.test(name)) {
    const list = Array.isArray(input) ? [...(input as unknown[])] : [];
    list[Number(name)] = changed(list[Number(name)], rest, value);
    return list;
  }
  const members = Object.entries((input ?? {}) as Record<string, unknown>).filter(([member]) => member !== name);
  const inside = changed(((input ?? {}) as Record<string, unknown>)[name], rest, value);
  return Object.fromEntries(inside === undefined ? members : [...members, [name, inside]]);
}

function typeOf(schema: TSchema): JsonType {
  if (Array.isArray(schema.anyOf) || schema.const !== undefined || Array.isArray(schema.enum))
    return mixed(schema) ?? 'choice';
  if (schema.patternProperties !== undefined) return 'record';
  const { type } = schema as { type?: string };
  return type === 'number' ? 'integer' : ((type as JsonType | undefined) ?? 'choice');
}

/** What a union of one free type with literals, or a documented enumeration, is for the purpose. */
function mixed(schema: TSchema): JsonType | null {
  if (Array.isArray(schema.enum)) return (schema.type as JsonType | undefined) ?? null;
  const free = ((schema.anyOf ?? []) as TSchema[]).find(
    (member) => member.const === undefined && member.anyOf === undefined,
  );
  return free ? typeOf(free) : null;
}

function choicesOf(schema: TSchema): unknown[] {
  return schema.const !== undefined
    ? [schema.const]
    : ((schema.anyOf ?? []) as TSchema[]).flatMap((member) => choicesOf(member));
}

const isChoice = (schema: TSchema, value: unknown) => choicesOf(schema).includes(value);
const itemsOf = (schema: TSchema) => schema.items as TSchema;
const propertiesOf = (schema: TSchema) => (schema.properties ?? {}) as Record<string, TSchema>;
const requiredOf = (schema: TSchema) => (schema.required ?? []) as string[];
