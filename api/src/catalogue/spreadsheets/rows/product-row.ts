import { details, forms, motifs, scenes } from '@shop/drawing';
import { FACETS, type FieldErrorCode } from '@shop/contract';
import { type CellValue, splitLines } from '../cell-values';
import type { Row } from '../row';
import { CellRule, FlagCell, ListCell, NumberCell, TextCell } from './cell-decorators';
import {
  findBlankError,
  findCodeError,
  findEmptyError,
  findMemberError,
  findSkuError,
  findWholeError,
} from './cell-errors';

const MAX_RESOLUTION = 10_000;
const MAX_MM = 100_000;

const IsRequired = () => CellRule('isRequired', 'row', findBlankError);

const IsListOf = (codes: readonly string[]) =>
  CellRule('isListOf', 'row', (value) => findListError(splitLines(String(value ?? '')), codes));

/** A product. */
export class ProductRow {
  @TextCell({ key: true })
  @CellRule('isSku', 'row', findSkuError)
  sku!: CellValue;

  @TextCell({ readOnly: true })
  @CellRule('isRequired', 'row', findEmptyError)
  category!: CellValue;

  @TextCell({ readOnly: true })
  @CellRule('isCode', 'row', findCodeError)
  slug!: CellValue;

  @TextCell({ readOnly: true })
  @CellRule('isKind', 'row', (value) => findMemberError(value, ['area', 'unit']))
  kind!: CellValue;

  @FlagCell()
  @IsRequired()
  featured!: CellValue;

  @FlagCell()
  @IsRequired()
  withdrawn!: CellValue;

  @TextCell()
  printer_type!: CellValue;

  @NumberCell()
  @CellRule('isResolution', 'row', findResolutionError)
  resolution_dpi!: CellValue;

  @FlagCell()
  @IsRequired()
  waterproof!: CellValue;

  @FlagCell()
  @IsRequired()
  uv_resistant!: CellValue;

  @FlagCell()
  @IsRequired()
  uv_inkjet!: CellValue;

  @ListCell({ maxLength: 64 })
  @IsListOf(FACETS.uses)
  uses!: CellValue;

  @ListCell({ maxLength: 64 })
  @IsListOf(FACETS.places)
  places!: CellValue;

  @ListCell({ maxLength: 64 })
  @IsListOf(FACETS.materials)
  materials!: CellValue;

  @ListCell({ maxLength: 64 })
  @IsListOf(FACETS.fireRatings)
  fire_ratings!: CellValue;

  @NumberCell()
  @CellRule('isDefaultSize', 'row', findDefaultSizeError('default_length_mm'))
  default_width_mm!: CellValue;

  @NumberCell()
  @CellRule('isDefaultSize', 'row', findDefaultSizeError('default_width_mm'))
  default_length_mm!: CellValue;

  @TextCell()
  @CellRule('isForm', 'row', (value, { kind }) =>
    findMemberError(value, kind === 'unit' ? Object.keys(forms) : ['area']),
  )
  form!: CellValue;

  @TextCell()
  @CellRule('isScene', 'row', (value) => findMemberError(value, scenes))
  scene!: CellValue;

  @TextCell()
  @CellRule('isDetail', 'row', (value) => findMemberError(value, details))
  detail!: CellValue;

  @TextCell()
  @CellRule('isMotif', 'row', (value) => ((value ?? null) === null ? null : findMemberError(value, motifs)))
  motif!: CellValue;

  @FlagCell()
  mirrored!: CellValue;
}

function findResolutionError(value: CellValue | undefined): FieldErrorCode | null {
  if ((value ?? null) === null) return 'required';
  const dpi = Number(value);
  if (!Number.isInteger(dpi)) return 'not_whole';
  return dpi >= 1 && dpi <= MAX_RESOLUTION ? null : 'out_of_range';
}

/** Codes, each at most once. */
function findListError(listed: readonly string[], codes: readonly string[]): FieldErrorCode | null {
  const isKnown = listed.every((one, index) => codes.includes(one) && listed.indexOf(one) === index);
  return isKnown ? null : 'invalid';
}

/** Both sides or neither; a product sold by the piece has no default size. */
function findDefaultSizeError(other: string) {
  return (value: CellValue | undefined, row: Row): FieldErrorCode | null => {
    if ((value ?? null) === null) return (row[other] ?? null) === null ? null : 'required';
    if (row.kind === 'unit') return 'invalid';
    return findWholeError(value, MAX_MM) ?? (Number(value) >= 1 ? null : 'out_of_range');
  };
}
