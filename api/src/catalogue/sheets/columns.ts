/** `paragraphs` is a text that may have line breaks, `list` one entry a line. */
export type CellKind = 'text' | 'paragraphs' | 'list' | 'figure' | 'flag';

export interface Column {
  /** Its title, which names the unit of what stands below it. */
  readonly name: string;
  readonly kind: CellKind;
  /** Part of what tells one row from another. */
  readonly key?: true;
  /** Shown for whoever reads the sheet; changed elsewhere. */
  readonly fixed?: true;
  /** The most characters of a text, or of each line of a list. */
  readonly most?: number;
}

export interface Sheet {
  readonly columns: readonly Column[];
  /** Rows may be added, and taken away. */
  readonly open: boolean;
}

export const LANGUAGES = ['en', 'ja', 'fr', 'es', 'de'] as const;

const key = (name: string, kind: CellKind = 'text'): Column => ({ name, kind, key: true });
const fixed = (name: string): Column => ({ name, kind: 'text', fixed: true });
const text = (name: string, most = 64): Column => ({ name, kind: 'text', most });
const list = (name: string, most: number): Column => ({ name, kind: 'list', most });
const flag = (name: string): Column => ({ name, kind: 'flag' });
const figure = (name: string): Column => ({ name, kind: 'figure' });

/** The most lines of a list. */
export const MOST_LINES = 30;

/** A column and the field it stands for: of a product's tariff, a finish, a service. */
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

const figures = (fields: Fields) => Object.keys(fields).map(figure);

/** The sheets of the catalogue in their order. Prices are in fen, of an area product a square metre, else a piece. */
export const SHEETS = {
  products: {
    open: false,
    columns: [
      key('sku'),
      ...['category', 'slug', 'kind'].map(fixed),
      flag('featured'),
      flag('withdrawn'),
      text('printer_type'),
      figure('resolution_dpi'),
      flag('waterproof'),
      flag('uv_resistant'),
    ],
  },
  /** A row for every product and language, empty where there is no text yet. */
  texts: {
    open: false,
    columns: [
      key('sku'),
      key('language'),
      text('name', 120),
      text('summary', 300),
      { name: 'description', kind: 'paragraphs', most: 5000 },
      list('notes', 300),
      list('uses', 120),
    ],
  },
  tiers: {
    open: true,
    columns: [key('sku'), key('variant'), key('from', 'figure'), figure('retail_fen'), figure('reseller_fen')],
  },
  terms: { open: false, columns: [key('sku'), ...figures(TERMS)] },
  variants: { open: true, columns: [key('sku'), key('variant'), figure('grams'), figure('cm3')] },
  finishes: { open: true, columns: [key('sku'), key('finish'), ...figures(FINISH)] },
  services: { open: true, columns: [key('method'), key('zone'), ...figures(SERVICE)] },
  zones: { open: true, columns: [key('country'), text('zone', 40), flag('major'), flag('excluded')] },
  fees: { open: true, columns: [key('kind'), key('subject'), key('currency'), figure('rate'), figure('fixed_minor')] },
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof SHEETS;

export const SHEET_NAMES = Object.keys(SHEETS) as readonly SheetName[];

export const columnsOf = (sheet: SheetName): readonly Column[] => SHEETS[sheet].columns;
