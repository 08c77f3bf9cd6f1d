import { TypeCompiler, ValueErrorType, type ValueError } from '@sinclair/typebox/compiler';
import type { Static, TSchema } from '@sinclair/typebox';
import type { ReasonCode } from './refusals';

export interface Issue {
  /** `item.width`, `items[1].label`; empty for the body as a whole. */
  field: string;
  code: ReasonCode;
}

export type Checked<T> = { ok: true; value: T } | { ok: false; issues: Issue[] };

const MAX_ISSUES = 20;

/** Compiles a schema once; the answer judges values and names every field that is wrong (at most 20). */
export function judge<S extends TSchema>(schema: S): (value: unknown) => Checked<Static<S>> {
  const compiled = TypeCompiler.Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return { ok: true, value };
    const issues = new Map<string, Issue>();
    for (const error of compiled.Errors(value)) {
      const field = fieldOf(error.path);
      if (!issues.has(field)) issues.set(field, { field, code: reasonOf(error) });
      if (issues.size === MAX_ISSUES) break;
    }
    return { ok: false, issues: [...issues.values()] };
  };
}

/** `/items/1/label` → `items[1].label`. */
function fieldOf(path: string): string {
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((field, part) => (/^\d+$/.test(part) ? `${field}[${part}]` : field ? `${field}.${part}` : part), '');
}

function reasonOf(error: ValueError): ReasonCode {
  switch (error.type) {
    case ValueErrorType.ObjectRequiredProperty:
      return 'required';
    case ValueErrorType.ObjectAdditionalProperties:
      return 'unknown_field';
    case ValueErrorType.StringMinLength:
      return error.value === '' ? 'required' : 'too_short';
    case ValueErrorType.StringMaxLength:
    case ValueErrorType.ArrayMaxItems:
      return 'too_long';
    case ValueErrorType.IntegerMinimum:
    case ValueErrorType.IntegerMaximum:
    case ValueErrorType.NumberMinimum:
    case ValueErrorType.NumberMaximum:
      return 'out_of_range';
    default:
      return 'invalid';
  }
}

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;

/** A query's strings as the numbers and booleans its schema asks for; what does not read as one stays text, and is refused. */
export function fromQuery(schema: TSchema, query: Record<string, unknown>): Record<string, unknown> {
  const properties: Record<string, TSchema> = schema.properties ?? {};
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined;
      if (typeof text !== 'string') return [name, text];
      if ((type === 'integer' || type === 'number') && NUMBER.test(text)) return [name, Number(text)];
      if (type === 'boolean' && (text === 'true' || text === 'false')) return [name, text === 'true'];
      return [name, text];
    }),
  );
}
