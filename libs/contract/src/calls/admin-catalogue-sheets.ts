import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, line } from '../values';

const CellValue = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
const Nullable = Type.Union([Type.String(), Type.Null()]);

const SheetDifference = closed({
  sheet: Type.String(),
  /** `C12`; null for a row that was taken away. */
  cell: Nullable,
  /** The row, as a person would name it: `vinyl-440 / 5`. */
  subject: Type.String(),
  /** Null for a whole row. */
  column: Nullable,
  before: CellValue,
  after: CellValue,
});

const SheetFault = closed({
  /** Empty for what is in no sheet. */
  sheet: Type.String(),
  /** Null for what is not there. */
  cell: Nullable,
  /** The row or column meant. */
  subject: Type.String(),
  code: Type.String(),
  message: Type.String(),
});

/** The first thousand differences and faults, and how many there are. */
export const CatalogueImport = closed({
  differences: Type.Array(SheetDifference),
  differenceCount: Type.Integer(),
  faults: Type.Array(SheetFault),
  faultCount: Type.Integer(),
  /** How many products' pages change: at once, and not with the draft. */
  editCount: Type.Integer(),
  /** How many changes of the tariff the draft has, or would have. */
  changeCount: Type.Integer(),
  /** The file was exported from another state of the catalogue than is in force. */
  outdated: Type.Boolean(),
  /** To be sent back to have exactly this done. */
  agreement: Type.String(),
  /** The draft that was made of it. */
  draftId: Nullable,
});

export const adminCatalogueSheets = {
  'admin/catalogue-export': call({
    method: 'GET',
    path: 'admin/catalogue/export',
    summary: 'The catalogue and its tariff as an .xlsx, a sheet each; prices in fen',
    bare: true,
    personal: true,
    input: closed({}),
    output: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
    refusals: [],
  }),
  'admin/catalogue-import': call({
    method: 'POST',
    path: 'admin/catalogue/import',
    summary:
      'What an .xlsx says otherwise than the catalogue, and what in it cannot be, by cell; with `apply` and the `agreement` of that answer a draft is made of it',
    bare: true,
    personal: true,
    idempotent: true,
    multipart: true,
    input: closed({
      apply: Type.Optional(Type.Boolean()),
      /** Of the answer that was looked at: where the catalogue or the file changed since, nothing is done. */
      agreement: Type.Optional(Type.String({ maxLength: 64 })),
      /** Of the draft. */
      title: Type.Optional(line(120)),
    }),
    output: CatalogueImport,
    refusals: [
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
