import { Type } from '@sinclair/typebox';
import { CELL_PROBLEMS, COLUMNS } from '@shop/size-list';
import { call } from '../call';
import { Item } from '../item';
import { ITEMS_BODY_BYTES, MAX_CART_ITEMS } from '../limits';
import { nullable, strictObject } from '../values';
import { PRICING_ERRORS } from './quotation';

const SizeListRow = strictObject({
  /** The row in the file, from 1. */
  row: Type.Integer(),
  /** What the file says. */
  cells: strictObject({
    width: Type.String(),
    length: Type.String(),
    unit: Type.String(),
    quantity: Type.String(),
    label: Type.String(),
  }),
  /** Null if the row has problems. */
  size: nullable(strictObject({ width: Type.String(), length: Type.String(), unit: Type.Integer() })),
  quantity: nullable(Type.Integer()),
  label: Type.String(),
  problems: Type.Array(
    strictObject({
      column: Type.Union(COLUMNS.map((column) => Type.Literal(column))),
      problem: Type.Union(CELL_PROBLEMS.map((problem) => Type.Literal(problem))),
    }),
  ),
});

export const sizeLists = {
  'Cart/ReadSizeList': call({
    method: 'POST',
    path: 'Cart/ReadSizeList',
    summary:
      'Reads a list of up to 500 sizes (`file`: text, CSV or XLSX) with width, length, unit, quantity and label; what cannot be read is named by cell. Nothing is stored',
    personal: true,
    multipart: true,
    input: strictObject({
      /** The unit of sizes that name none: 0 inch, 1 foot, 2 centimetre, 3 metre. */
      unit: Type.String({ minLength: 1, maxLength: 1, pattern: '^[0-3]$' }),
    }),
    clientLimit: { max: 120, seconds: 600 },
    output: strictObject({
      /** The encoding of a text file was guessed: letters of labels may be wrong. */
      guessedEncoding: Type.Boolean(),
      rows: Type.Array(SizeListRow),
    }),
    errors: [
      'file_missing',
      'upload_failed',
      'upload_unavailable',
      'size_list_unreadable',
      'size_list_empty',
      'size_list_too_long',
      'too_frequent',
    ],
  }),
  'Cart/AddItems': call({
    method: 'POST',
    path: 'Cart/AddItems',
    summary: 'Adds several items to the cart, all or none, in their sequence',
    personal: true,
    idempotent: true,
    input: strictObject({ items: Type.Array(Item, { minItems: 1, maxItems: MAX_CART_ITEMS }) }),
    bodyLimit: ITEMS_BODY_BYTES,
    output: strictObject({ itemIds: Type.Array(Type.String()), count: Type.Integer() }),
    errors: [...PRICING_ERRORS, 'cart_full'],
  }),
} as const;
