import { ERRORS, FIELD_ERRORS, type FieldErrorCode } from '@shop/contract';
import { validateSync } from 'class-validator';
import type { RuleGroup } from './cell-decorators';

const CODES: ReadonlySet<string> = new Set([...FIELD_ERRORS, ...Object.keys(ERRORS)]);

/**
 * Validates cells of a row by the rules of its class; cells that are left out are not validated. Returns the code of each
 * invalid cell by column.
 */
export function validateCells(
  row: new () => object,
  cells: Readonly<Record<string, unknown>>,
  groups: readonly RuleGroup[],
): ReadonlyMap<string, FieldErrorCode> {
  const errors = validateSync(Object.assign(new row(), cells), {
    groups: [...groups],
    stopAtFirstError: true,
    skipUndefinedProperties: true,
    forbidUnknownValues: false,
  });
  return new Map(errors.map(({ property, constraints = {} }) => [property, toCode(Object.values(constraints)[0])]));
}

/** A rule without a code is a mistake of the class. */
function toCode(message = ''): FieldErrorCode {
  if (!CODES.has(message)) throw new Error(`a rule of a cell has no field error code but the message ${message}`);
  return message as FieldErrorCode;
}
