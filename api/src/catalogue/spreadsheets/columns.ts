/** `paragraphs` is text with line breaks, `list` has one entry per line. */
export type CellKind = 'text' | 'paragraphs' | 'list' | 'number' | 'flag';

export interface Column {
  /** The title of the column, with the unit of its values. */
  readonly name: string;
  readonly kind: CellKind;
  /** The key columns together identify a row. */
  readonly key?: true;
  /** Set by the row that creates it; an import cannot change it later. */
  readonly readOnly?: true;
  /** Characters of a text, or of each line of a list. */
  readonly maxLength?: number;
}

export interface Sheet {
  readonly columns: readonly Column[];
  /** Whether rows may be added and removed. */
  readonly rowsAreOptional: boolean;
  /** Where rows are not optional: whether a new row creates something, or comes with a new product. */
  readonly newRows?: 'create' | 'with-product';
}

const key = (name: string, kind: CellKind = 'text'): Column => ({ name, kind, key: true });
const readOnlyNumber = (name: string): Column => ({ name, kind: 'number', readOnly: true });
const readOnlyText = (name: string): Column => ({ name, kind: 'text', readOnly: true });
const text = (name: string, maxLength = 64): Column => ({ name, kind: 'text', maxLength });
const list = (name: string, maxLength: number): Column => ({ name, kind: 'list', maxLength });
const flag = (name: string): Column => ({ name, kind: 'flag' });
const number = (name: string): Column => ({ name, kind: 'number' });

/** Lines of a list. */
export const MAX_LINES = 30;

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

export const SHIPPING_DAYS = ['major_first', 'major_last', 'other_first', 'other_last'] as const;

/** Field paths by value of the `rule` column. */
export const FINISH_RULES: Fields = {
  exclusive: 'finishRules.exclusive',
  one_of: 'finishRules.oneOf',
  requires: 'finishRules.requires',
};

const numbers = (fields: Fields) => Object.keys(fields).map(number);

/** The sheets in their order. Prices are in fen, per square metre for products sold by size, else per piece. */
export const SHEETS = {
  products: {
    rowsAreOptional: false,
    newRows: 'create',
    columns: [
      key('sku'),
      ...['category', 'slug', 'kind'].map(readOnlyText),
      flag('featured'),
      flag('withdrawn'),
      text('printer_type'),
      number('resolution_dpi'),
      flag('waterproof'),
      flag('uv_resistant'),
      flag('uv_inkjet'),
      ...['form', 'scene', 'detail'].map((name) => text(name)),
    ],
  },
  /** One row per product and language, empty if there is no text yet. */
  texts: {
    rowsAreOptional: false,
    newRows: 'with-product',
    columns: [
      key('sku'),
      key('language'),
      text('name', 120),
      text('summary', 300),
      { name: 'description', kind: 'paragraphs', maxLength: 5000 },
      list('notes', 300),
      list('uses', 120),
    ],
  },
  tiers: {
    rowsAreOptional: true,
    columns: [key('sku'), key('variant'), key('from', 'number'), number('retail_fen'), number('reseller_fen')],
  },
  terms: { rowsAreOptional: false, newRows: 'with-product', columns: [key('sku'), ...numbers(TERMS)] },
  variants: {
    rowsAreOptional: true,
    columns: [key('sku'), key('variant'), number('grams'), number('cm3'), ...numbers(VARIANT_SIZE)],
  },
  variant_names: { rowsAreOptional: true, columns: [key('sku'), key('variant'), key('language'), text('name', 120)] },
  finishes: { rowsAreOptional: true, columns: [key('sku'), key('finish'), ...numbers(FINISH)] },
  /** `subject` numbers the groups of a rule; for `requires` it is the finish that requires one of `finishes`. */
  finish_rules: { rowsAreOptional: true, columns: [key('sku'), key('rule'), key('subject'), list('finishes', 64)] },
  services: { rowsAreOptional: true, columns: [key('method'), key('zone'), ...numbers(SERVICE)] },
  zones: { rowsAreOptional: true, columns: [key('country'), text('zone', 40), flag('major'), flag('excluded')] },
  fees: {
    rowsAreOptional: true,
    columns: [key('kind'), key('subject'), key('currency'), number('rate'), number('fixed_minor')],
  },
  categories: {
    rowsAreOptional: false,
    newRows: 'create',
    columns: [key('category'), key('language'), text('name', 120), text('summary', 300)],
  },
  finish_names: {
    rowsAreOptional: false,
    newRows: 'create',
    columns: [key('finish'), key('language'), text('name', 120), text('note', 300)],
  },
  printer_types: {
    rowsAreOptional: false,
    newRows: 'create',
    columns: [key('printer_type'), key('language'), text('name', 120)],
  },
  /** `per_cny` is the rate with which a currency begins; later rates are entered on its own page. */
  currencies: {
    rowsAreOptional: false,
    newRows: 'create',
    columns: [key('currency'), readOnlyNumber('digits'), readOnlyNumber('per_cny')],
  },
  /** Business days until delivery, first and last, to major countries and to others. */
  shipping_methods: {
    rowsAreOptional: false,
    newRows: 'create',
    columns: [key('method'), ...SHIPPING_DAYS.map(readOnlyNumber)],
  },
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof SHEETS;

export const SHEET_NAMES = Object.keys(SHEETS) as readonly SheetName[];

export const sheetOf = (sheet: SheetName): Sheet => SHEETS[sheet];

export const columnsOf = (sheet: SheetName): readonly Column[] => SHEETS[sheet].columns;
