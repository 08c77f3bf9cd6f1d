import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { FIELD_ERRORS, type FieldErrorCode, type ValidationIssue, type ValidationResult } from '@shop/contract';

export type Dto<T extends object> = new () => T;

/**
 * Returns a validator for the class: unknown fields are errors, and each field has at most one error. The messages of
 * the class's rules are codes of field errors.
 */
export function compileDtoValidator<T extends object>(dto: Dto<T>): (fields: unknown) => ValidationResult<T> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const known = new Set(rules.map(({ propertyName }) => propertyName));
  return (fields) => {
    const entries = Object.entries(fields as object);
    const unknown = entries
      .filter(([field]) => !known.has(field))
      .map(([field]): ValidationIssue => ({ field, code: 'unknown_field' }));
    const instance = plainToInstance(dto, Object.fromEntries(entries.filter(([field]) => known.has(field))));
    const invalid = validateSync(instance, { stopAtFirstError: true }).map(({ property, constraints = {} }) => ({
      field: property,
      code: toCode(Object.values(constraints)[0]),
    }));
    const issues = [...unknown, ...invalid];
    if (issues.length > 0) return { ok: false, issues };
    const set = Object.entries(instance).filter(([, value]) => value !== undefined);
    return { ok: true, value: Object.fromEntries(set) as T };
  };
}

/** A rule without a code is a mistake of the class. */
function toCode(message: string | undefined): FieldErrorCode {
  const code = FIELD_ERRORS.find((known) => known === message);
  if (!code) throw new Error(`a validation rule has no field error code but the message ${message}`);
  return code;
}
