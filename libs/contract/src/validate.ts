import { TypeCompiler, ValueErrorType, type ValueError } from '@sinclair/typebox/compiler';
import type { Static, TSchema } from '@sinclair/typebox';
import type { FieldErrorCode } from './errors';
import { registerFormats } from './formats';

export interface ValidationIssue {
  /** `item.width`, `items[1].label`; empty for the body as a whole. */
  field: string;
  code: FieldErrorCode;
}

export type ValidationResult<T> = { ok: true; value: T } | { ok: false; issues: ValidationIssue[] };

const MAX_ISSUES = 20;

/** Compiles a schema into a validator that returns the value or its issues, one per field and at most 20. */
export function compileValidator<S extends TSchema>(schema: S): (value: unknown) => ValidationResult<Static<S>> {
  registerFormats();
  const compiled = TypeCompiler.Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return { ok: true, value };
    const issues = new Map<string, ValidationIssue>();
    for (const error of withoutNullVariants(compiled.Errors(value))) {
      const field = toFieldPath(error.path);
      if (!issues.has(field)) issues.set(field, { field, code: toFieldErrorCode(error) });
      if (issues.size === MAX_ISSUES) break;
    }
    return { ok: false, issues: [...issues.values()] };
  };
}

/** For an object where null is also allowed, reports the errors of the object itself. */
function* withoutNullVariants(errors: Iterable<ValueError>): Iterable<ValueError> {
  for (const error of errors) {
    const [object, ...others] = (error.schema.anyOf ?? []) as TSchema[];
    const isNullableObject = object?.type === 'object' && others.length === 1 && others[0]?.type === 'null';
    const [ofObject] = error.errors;
    if (isNullableObject && ofObject && isObject(error.value)) yield* withoutNullVariants(ofObject);
    else yield error;
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `/items/1/label` → `items[1].label`. */
function toFieldPath(path: string): string {
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((field, part) => (/^\d+$/.test(part) ? `${field}[${part}]` : field ? `${field}.${part}` : part), '');
}

function toFieldErrorCode(error: ValueError): FieldErrorCode {
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

/** Converts query strings to the numbers and booleans of a schema. Others stay strings, which the validator rejects. */
export function parseQuery(schema: TSchema, query: Record<string, unknown>): Record<string, unknown> {
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
