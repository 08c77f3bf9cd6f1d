import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Empty, nullable, singleLine, strictObject } from '../values';
import { staffCall } from './staff-call';

const CellValue = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
const NullableString = nullable(Type.String());

const SheetDifference = strictObject({
  sheet: Type.String(),
  /** `C12`; null for a removed row. */
  cell: NullableString,
  /** A label of the row: `vinyl-440 / 5`. */
  subject: Type.String(),
  /** Null for a whole row. */
  column: NullableString,
  before: CellValue,
  after: CellValue,
});

const SheetFault = strictObject({
  /** Empty if it is in no sheet. */
  sheet: Type.String(),
  /** Null for a missing row or column. */
  cell: NullableString,
  /** The label of the row or column. */
  subject: Type.String(),
  code: Type.String(),
  message: Type.String(),
});

/** The first thousand differences and faults, and the total of each. */
export const CatalogueImport = strictObject({
  differences: Type.Array(SheetDifference),
  differenceCount: Type.Integer(),
  faults: Type.Array(SheetFault),
  faultCount: Type.Integer(),
  /** How many product pages change; they change immediately, not with the draft. */
  editCount: Type.Integer(),
  /** How many entries are created or described anew immediately: products, categories, currencies and so on. */
  additionCount: Type.Integer(),
  /** How many tariff changes the draft has or would have. */
  changeCount: Type.Integer(),
  /** The file was not exported from the current catalogue. */
  outdated: Type.Boolean(),
  /** Sent back with `apply` to confirm exactly these changes. */
  agreement: Type.String(),
  /** The draft that was created. */
  draftId: NullableString,
});

export const adminSpreadsheets = {
  'admin/catalogue-export': call({
    method: 'GET',
    path: 'admin/catalogue/export',
    summary: 'Exports the catalogue and its tariff as an .xlsx workbook; prices in fen',
    ...staffCall,
    input: Empty,
    output: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
    errors: [],
  }),
  'admin/catalogue-import': call({
    method: 'POST',
    path: 'admin/catalogue/import',
    summary:
      'Compares an .xlsx workbook with the catalogue and lists differences and faults by cell; with `apply` and the `agreement` of that response a draft is created',
    ...staffCall,
    idempotent: true,
    multipart: true,
    input: strictObject({
      apply: Type.Optional(Type.Boolean()),
      /**
       * The `agreement` of the reviewed response; rejected with `changed_meanwhile` if the catalogue or the file
       * changed since.
       */
      agreement: Type.Optional(Type.String({ maxLength: 64 })),
      /** The title of the draft. */
      title: Type.Optional(singleLine(120)),
    }),
    output: CatalogueImport,
    errors: [
      'file_missing',
      'upload_failed',
      'sheets_too_large',
      'sheets_unreadable',
      'sheets_faulty',
      'draft_empty',
      'changed_meanwhile',
    ],
  }),
} as const;
