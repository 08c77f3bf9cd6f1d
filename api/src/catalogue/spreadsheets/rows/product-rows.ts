import type { CellValue } from '../cell-values';
import { CellRule, ListCell, NumberCell, ParagraphsCell, TextCell } from './cell-decorators';
import { findWholeError } from './cell-errors';

const MAX_MM = 100_000;

const IsSize = () => CellRule('isSize', 'row', (value) => findWholeError(value, MAX_MM));

/** The text of a product in a language, empty if there is none yet. */
export class TextRow {
  @TextCell({ key: true })
  sku!: CellValue;

  @TextCell({ key: true })
  language!: CellValue;

  @TextCell({ maxLength: 120 })
  name!: CellValue;

  @TextCell({ maxLength: 300 })
  summary!: CellValue;

  @ParagraphsCell({ maxLength: 5000 })
  description!: CellValue;

  @ListCell({ maxLength: 300 })
  notes!: CellValue;

  @ListCell({ maxLength: 120 })
  uses!: CellValue;
}

/** A price of a product, or of one of its variants, from a quantity on. */
export class TierRow {
  @TextCell({ key: true })
  sku!: CellValue;

  @TextCell({ key: true })
  variant!: CellValue;

  @NumberCell({ key: true })
  from!: CellValue;

  @NumberCell()
  retail_fen!: CellValue;

  @NumberCell()
  reseller_fen!: CellValue;
}

/** The other prices, limits and weights of a product. */
export class TermsRow {
  @TextCell({ key: true })
  sku!: CellValue;

  @NumberCell()
  setup_fen!: CellValue;

  @NumberCell()
  factor_custom!: CellValue;

  @NumberCell()
  factor_blank!: CellValue;

  @NumberCell()
  factor_black!: CellValue;

  @NumberCell()
  min_mm!: CellValue;

  @NumberCell()
  max_long_mm!: CellValue;

  @NumberCell()
  roll_width_mm!: CellValue;

  @NumberCell()
  max_quantity!: CellValue;

  @NumberCell()
  min_billable_mm2!: CellValue;

  @NumberCell()
  seam_fen_per_m!: CellValue;

  @NumberCell()
  grams_per_m2!: CellValue;

  @NumberCell()
  grams_per_piece!: CellValue;

  @NumberCell()
  cm3_per_m2!: CellValue;

  @NumberCell()
  cm3_per_piece!: CellValue;

  @NumberCell()
  bulk_quantity!: CellValue;

  @NumberCell()
  bulk_area_m2!: CellValue;
}

/** A variant with its weight, its volume and the sizes of its drawing. */
export class VariantRow {
  @TextCell({ key: true })
  sku!: CellValue;

  @TextCell({ key: true })
  variant!: CellValue;

  @NumberCell()
  grams!: CellValue;

  @NumberCell()
  cm3!: CellValue;

  @NumberCell()
  @IsSize()
  width_mm!: CellValue;

  @NumberCell()
  @IsSize()
  height_mm!: CellValue;

  @NumberCell()
  @IsSize()
  depth_mm!: CellValue;

  @NumberCell()
  @IsSize()
  print_width_mm!: CellValue;

  @NumberCell()
  @IsSize()
  print_height_mm!: CellValue;
}

/** The name of a variant in a language. */
export class VariantNameRow {
  @TextCell({ key: true })
  sku!: CellValue;

  @TextCell({ key: true })
  variant!: CellValue;

  @TextCell({ key: true })
  language!: CellValue;

  @TextCell({ maxLength: 120 })
  name!: CellValue;
}

/** The prices of a finish of a product. */
export class FinishRow {
  @TextCell({ key: true })
  sku!: CellValue;

  @TextCell({ key: true })
  finish!: CellValue;

  @NumberCell()
  fen_per_m!: CellValue;

  @NumberCell()
  fen_per_grommet!: CellValue;

  @NumberCell()
  fen_per_piece!: CellValue;

  @NumberCell()
  fen_per_m2!: CellValue;

  @NumberCell()
  grams_per_piece!: CellValue;
}

/** Which finishes go together. `subject` numbers the groups of a rule, or is the finish that requires one of `finishes`. */
export class FinishRuleRow {
  @TextCell({ key: true })
  sku!: CellValue;

  @TextCell({ key: true })
  rule!: CellValue;

  @TextCell({ key: true })
  subject!: CellValue;

  @ListCell({ maxLength: 64 })
  finishes!: CellValue;
}
