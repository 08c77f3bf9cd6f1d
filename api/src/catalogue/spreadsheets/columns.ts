import { type Column, columnsOfRow } from './rows/cell-decorators';
import { ProductRow } from './rows/product-row';
import { FinishRow, FinishRuleRow, TermsRow, TextRow, TierRow, VariantNameRow, VariantRow } from './rows/product-rows';
import {
  CategoryRow,
  CurrencyRow,
  FeeRow,
  FinishNameRow,
  PrinterTypeRow,
  SearchSynonymsRow,
  ServiceRow,
  ShippingMethodRow,
  ZoneRow,
} from './rows/shop-rows';

export interface Sheet {
  /** The columns of its rows and the rules of their cells. */
  readonly row: new () => object;
  /** Whether rows may be added and removed. */
  readonly rowsAreOptional: boolean;
  /** Where rows are not optional: whether a new row creates something, or comes with a new product. */
  readonly newRows?: 'create' | 'with-product';
}

/** Field paths by column: of a product's tariff, of a finish, of a shipping service. */
type Fields = Readonly<Record<string, string>>;

export const TERMS: Fields = {
  setup_fen: 'setupFen',
  factor_custom: 'artworkFactor.custom',
  factor_blank: 'artworkFactor.blank',
  factor_black: 'artworkFactor.black',
  min_mm: 'limits.minMm',
  max_long_mm: 'limits.maxLongMm',
  roll_width_mm: 'limits.rollWidthMm',
  max_quantity: 'limits.maxQuantity',
  min_billable_mm2: 'pricing.minBillableMm2',
  seam_fen_per_m: 'seamFenPerMetre',
  grams_per_m2: 'gramsPerM2',
  grams_per_piece: 'gramsPerPiece',
  cm3_per_m2: 'cm3PerM2',
  cm3_per_piece: 'cm3PerPiece',
  bulk_quantity: 'bulk.quantity',
  bulk_area_m2: 'bulk.areaM2',
};

export const FINISH: Fields = {
  fen_per_m: 'fenPerMetre',
  fen_per_grommet: 'fenPerGrommet',
  fen_per_piece: 'fenPerPiece',
  fen_per_m2: 'fenPerM2',
  grams_per_piece: 'gramsPerPiece',
};

export const SERVICE: Fields = {
  first_grams: 'firstGrams',
  first_fen: 'firstFen',
  next_grams: 'nextGrams',
  next_fen: 'nextFen',
  cm3_per_kg: 'divisor',
  packaging_grams: 'packagingGrams',
  max_parcel_grams: 'maxParcelGrams',
  max_total_grams: 'maxTotalGrams',
};

/** Of the drawings of a variant, in mm. */
export const VARIANT_SIZE: Fields = {
  width_mm: 'widthMm',
  height_mm: 'heightMm',
  depth_mm: 'depthMm',
  print_width_mm: 'print.widthMm',
  print_height_mm: 'print.heightMm',
};

/** Field paths by value of the `rule` column. */
export const FINISH_RULES: Fields = {
  exclusive: 'finishRules.exclusive',
  one_of: 'finishRules.oneOf',
  requires: 'finishRules.requires',
};

/** The sheets in their order. Prices are in fen, per square metre for products sold by size, else per piece. */
export const SHEETS = {
  products: { row: ProductRow, rowsAreOptional: false, newRows: 'create' },
  texts: { row: TextRow, rowsAreOptional: false, newRows: 'with-product' },
  tiers: { row: TierRow, rowsAreOptional: true },
  terms: { row: TermsRow, rowsAreOptional: false, newRows: 'with-product' },
  variants: { row: VariantRow, rowsAreOptional: true },
  variant_names: { row: VariantNameRow, rowsAreOptional: true },
  finishes: { row: FinishRow, rowsAreOptional: true },
  finish_rules: { row: FinishRuleRow, rowsAreOptional: true },
  services: { row: ServiceRow, rowsAreOptional: true },
  zones: { row: ZoneRow, rowsAreOptional: true },
  fees: { row: FeeRow, rowsAreOptional: true },
  categories: { row: CategoryRow, rowsAreOptional: false, newRows: 'create' },
  finish_names: { row: FinishNameRow, rowsAreOptional: false, newRows: 'create' },
  printer_types: { row: PrinterTypeRow, rowsAreOptional: false, newRows: 'create' },
  currencies: { row: CurrencyRow, rowsAreOptional: false, newRows: 'create' },
  shipping_methods: { row: ShippingMethodRow, rowsAreOptional: false, newRows: 'create' },
  search_synonyms: { row: SearchSynonymsRow, rowsAreOptional: true },
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof SHEETS;

export const SHEET_NAMES = Object.keys(SHEETS) as readonly SheetName[];

export const sheetOf = (sheet: SheetName): Sheet => SHEETS[sheet];

export const columnsOf = (sheet: SheetName): readonly Column[] => columnsOfRow(SHEETS[sheet].row);
