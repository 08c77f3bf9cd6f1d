import { applyDecorators } from '@nestjs/common';
import type { FieldErrorCode } from '@shop/contract';
import { ValidateBy } from 'class-validator';
import { type CellKind, type CellValue, hasInvisibleCharacters, splitLines } from '../cell-values';
import { findFormError } from '../cell-form';
import type { Row } from '../row';

export interface Column {
  /** The title of the column, with the unit of its values. */
  readonly name: string;
  readonly kind: CellKind;
  /** The key columns together identify a row. */
  readonly key?: true;
  /** Set by the row that creates it; an import cannot change it later. */
  readonly readOnly?: true;
}

/**
 * Which rules apply: `form` to every cell as uploaded, `content` to cells that the upload changes, `existing` to those of
 * rows that exist already, and `row` to the changed cells of the resulting row.
 */
export type RuleGroup = 'form' | 'content' | 'existing' | 'row';

interface TextOptions {
  key?: true;
  readOnly?: true;
  /** Characters. */
  maxLength?: number;
}

type RowClass = abstract new () => object;

const DEFAULT_LENGTH = 64;
/** Lines of a list. */
const MAX_LINES = 30;

const columns = new Map<unknown, Column[]>();

/** The columns of a sheet in their order, by the class of its rows. */
export const columnsOfRow = (row: RowClass): readonly Column[] => columns.get(row) ?? [];

/** A rule for a cell; `findError` returns the code of the error. One rule per cell and group. */
export function CellRule(
  name: string,
  group: RuleGroup,
  findError: (value: CellValue | undefined, row: Row) => FieldErrorCode | null,
) {
  const validator = {
    validate: (value: CellValue, args?: { object: object }) => findError(value, toRow(args)) === null,
    defaultMessage: (args?: { value: unknown; object: object }) =>
      findError(args?.value as CellValue, toRow(args)) ?? '',
  };
  return ValidateBy({ name, validator }, { groups: [group] });
}

/** A text on one line. */
export function TextCell({ maxLength = DEFAULT_LENGTH, ...column }: TextOptions = {}) {
  return Cell('text', column, (value) => findTextError(value, maxLength));
}

/** A text with line breaks. */
export function ParagraphsCell({ maxLength }: { maxLength: number }) {
  return Cell('paragraphs', {}, (value) =>
    hasInvisibleCharacters(value.replaceAll(/[\n\t]/g, '')) ? 'hidden_characters' : findLengthError(value, maxLength),
  );
}

/** At most 30 entries, one per line. */
export function ListCell({ maxLength }: { maxLength: number }) {
  return Cell('list', {}, (value) => {
    const lines = splitLines(value);
    const error = lines.map((line) => findTextError(line, maxLength)).find((code) => code !== null);
    return error ?? findLengthError(lines, MAX_LINES);
  });
}

/** A plain decimal. */
export function NumberCell(column: { key?: true; readOnly?: true } = {}) {
  return Cell('number', column, () => null);
}

/** Yes or no. */
export function FlagCell() {
  return Cell('flag', {}, () => null);
}

function Cell(
  kind: CellKind,
  { key, readOnly }: Pick<Column, 'key' | 'readOnly'>,
  findTextualError: (value: string) => FieldErrorCode | null,
) {
  return applyDecorators(
    (target: object, name: string | symbol) => {
      const column = { name: String(name), kind, ...(key && { key }), ...(readOnly && { readOnly }) };
      columns.set(target.constructor, [...(columns.get(target.constructor) ?? []), column]);
    },
    CellRule('hasForm', 'form', (value) => findFormError(kind, value)),
    ...(readOnly ? [CellRule('isUnchanged', 'existing', () => 'read_only')] : []),
    CellRule('isReadable', 'content', (value) => (typeof value === 'string' ? findTextualError(value) : null)),
  ) as PropertyDecorator;
}

const toRow = (args?: { object: object }): Row => (args?.object ?? {}) as Row;

const findTextError = (text: string, maxLength: number): FieldErrorCode | null =>
  hasInvisibleCharacters(text) ? 'hidden_characters' : findLengthError(text, maxLength);

const findLengthError = ({ length }: { length: number }, maxLength: number): FieldErrorCode | null =>
  length > maxLength ? 'too_long' : null;
