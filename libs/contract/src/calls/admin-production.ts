import { Type } from '@sinclair/typebox';
import { BleedFillName } from '../bleed';
import { call } from '../call';
import { MAX_NEST_ITEMS, MAX_NEST_PIECES, MAX_PRINTER_NAME } from '../limits';
import { NESTED_ITEM_STATES, ProductionItem, StepName } from '../production';
import { ProductionPhoto } from '../production-photo';
import { Empty, Instant, nullable, oneOf, singleLine, strictObject } from '../values';
import { fileForAllStaff, idParams, ListQuery, staffCall } from './staff-call';

const ItemParams = strictObject({ orderId: Type.String({ maxLength: 40 }), sid: Type.String({ maxLength: 40 }) });

const PhotoParams = strictObject({ ...ItemParams.properties, photoId: Type.String({ maxLength: 40 }) });

/** The state of an item in production after a step. */
const ItemProduction = strictObject({
  item: ProductionItem,
  /** Whether everything that has not shipped is packed, so that it can be shipped. */
  readyToShip: Type.Boolean(),
});

const Sid = Type.String({ maxLength: 40 });

/** Replaces what the customer chose for the bleed. If not set, the customer's choice applies, else `white`. */
const Bleed = Type.Optional(BleedFillName);

const Position = Type.Number({ minimum: 0, maximum: 1_000_000 });

/** A piece of a nest as it was suggested, or moved. */
const PlacedPieceInput = strictObject({
  sid: Sid,
  copy: Type.Integer({ minimum: 1, maximum: 100_000 }),
  panel: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  x: Position,
  y: Position,
  width: Position,
  height: Position,
  rotated: Type.Boolean(),
});

const NestInput = strictObject({
  /** The SKU of the product that all items are of. */
  material: Type.String({ minLength: 1, maxLength: 64 }),
  rollMm: Type.Number({ minimum: 100, maximum: 10_000 }),
  gapMm: Type.Number({ minimum: 0, maximum: 500 }),
  mode: Type.Union([Type.Literal('least_waste'), Type.Literal('guillotine')]),
  /** Items by sid; if `quantity` is not set, all pieces of the item that are in no accepted nest. */
  items: Type.Array(
    Type.Union([
      Sid,
      strictObject({
        sid: Sid,
        orderId: Type.Optional(Type.String({ maxLength: 40 })),
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      }),
    ]),
    { minItems: 1, maxItems: MAX_NEST_ITEMS },
  ),
  /** Whether the pieces may lie turned by 90°; true if not set. */
  canRotate: Type.Optional(Type.Boolean()),
  /** Whether hem, bleed and pole pocket are added to the finished size; false if not set. */
  withAllowance: Type.Optional(Type.Boolean()),
  /** Pieces of these items that stay where they are; the others are placed before, beside and behind them. */
  locked: Type.Optional(Type.Array(PlacedPieceInput, { maxItems: MAX_NEST_PIECES })),
});

const PlacedPiece = strictObject({
  sid: Type.String(),
  /** From 1. */
  copy: Type.Integer(),
  /** Of a piece that is wider than the roll, from 1. */
  panel: Type.Optional(Type.Integer()),
  /** Across the roll. */
  x: Type.Number(),
  /** Along the roll. */
  y: Type.Number(),
  /** The size as it lies on the roll. */
  width: Type.Number(),
  height: Type.Number(),
  rotated: Type.Boolean(),
});

/** What lies where on a roll, with hem, bleed and pole pocket. */
const NestLayout = strictObject({
  material: NestInput.properties.material,
  rollMm: NestInput.properties.rollMm,
  lengthMm: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
  placed: Type.Array(PlacedPieceInput, { minItems: 1, maxItems: MAX_NEST_PIECES }),
});

/** A nest that the factory accepted. */
const AcceptedNest = strictObject({
  id: Type.String(),
  /** What people call it. */
  number: Type.Integer(),
  /** The SKU of the product. */
  material: Type.String(),
  product: Type.String(),
  rollMm: Type.Number(),
  lengthMm: Type.Number(),
  /** The area of the pieces as a share of the roll, from 0 to 1. */
  yield: Type.Number(),
  /** Pieces and panels. */
  pieces: Type.Integer(),
  items: Type.Array(
    strictObject({
      sid: Type.String(),
      orderId: Type.String(),
      /** In the order, from 1. */
      position: Type.Integer(),
      state: oneOf(NESTED_ITEM_STATES),
    }),
  ),
  acceptedAt: Instant,
  /** The name of the staff member. */
  acceptedBy: Type.String(),
  undoneAt: nullable(Instant),
});

const NestParams = idParams(40);

export const adminProduction = {
  'admin/production-queue': call({
    method: 'GET',
    path: 'admin/production-queue',
    summary:
      'Lists the items to produce by due date and material (`filter`: material, orderId, stage, id, nestable: with pieces in no accepted nest, q: order number, item id, or name or SKU of the product)',
    ...staffCall,
    input: ListQuery,
    filters: ['material', 'orderId', 'stage', 'id', 'nestable', 'q'],
    output: Type.Array(ProductionItem),
    errors: [],
  }),
  'admin/production-materials': call({
    method: 'GET',
    path: 'admin/production-materials',
    summary:
      'Lists the materials of the items to produce that have a printed area, and how many items have pieces in no accepted nest; with `q` only of the items that the same search finds in the queue',
    ...staffCall,
    input: strictObject({ q: Type.Optional(Type.String({ maxLength: 200 })) }),
    output: Type.Array(
      strictObject({
        /** The SKU of the product. */
        material: Type.String(),
        product: Type.String(),
        rollMm: nullable(Type.Number()),
        /** With pieces in no accepted nest. */
        items: Type.Integer(),
      }),
    ),
    errors: [],
  }),
  'admin/production-item': call({
    method: 'GET',
    path: 'admin/production-queue/:sid',
    summary: 'Returns an item in production, by its sid in any case',
    ...staffCall,
    params: strictObject({ sid: Type.String({ maxLength: 40 }) }),
    input: Empty,
    output: ProductionItem,
    errors: ['resource_not_found'],
  }),
  'admin/item-step': call({
    method: 'POST',
    path: 'admin/orders/:orderId/items/:sid/steps',
    summary:
      'Records that an item is printed, finished, checked, received or packed; the first `printed` starts production',
    ...staffCall,
    idempotent: true,
    params: ItemParams,
    input: strictObject({ step: StepName }),
    output: ItemProduction,
    errors: ['resource_not_found', 'event_not_allowed', 'order_on_hold', 'step_already_done'],
  }),
  'admin/item-step-undo': call({
    method: 'DELETE',
    path: 'admin/orders/:orderId/items/:sid/steps/:step',
    summary: 'Undoes a step within 60 seconds; production stays started',
    ...staffCall,
    idempotent: true,
    params: strictObject({ ...ItemParams.properties, step: StepName }),
    input: Empty,
    output: ItemProduction,
    errors: ['resource_not_found', 'undo_expired'],
  }),
  'admin/item-printer': call({
    method: 'PUT',
    path: 'admin/orders/:orderId/items/:sid/printer',
    summary: 'Sets the printer of an item, and has its artwork drawn as that prints it',
    ...staffCall,
    idempotent: true,
    params: ItemParams,
    input: strictObject({
      /** The name of a printer; null: the usual one of the product. */
      printer: nullable(singleLine(MAX_PRINTER_NAME)),
    }),
    output: ProductionItem,
    errors: ['resource_not_found', 'event_not_allowed'],
  }),
  'admin/item-photo': call({
    method: 'POST',
    path: 'admin/orders/:orderId/items/:sid/photos',
    summary: 'Adds a photo of an item (`file`: JPEG, PNG or WebP of up to 15 MB); text fields precede the file',
    ...staffCall,
    idempotent: true,
    multipart: true,
    params: ItemParams,
    /** The step at which it was taken; `checked` if it is not set. */
    input: strictObject({ step: Type.Optional(StepName) }),
    output: Type.Array(ProductionPhoto),
    errors: [
      'resource_not_found',
      'file_missing',
      'picture_too_large',
      'picture_type_not_allowed',
      'photo_unreadable',
      'photo_too_many_pixels',
      'photos_full',
      'too_frequent',
      'upload_failed',
      'upload_unavailable',
    ],
  }),
  'admin/item-photo-show': call({
    method: 'PUT',
    path: 'admin/orders/:orderId/items/:sid/photos/:photoId',
    summary: 'Shows a photo of an item to the customer, or hides it',
    ...staffCall,
    idempotent: true,
    params: PhotoParams,
    input: strictObject({ isShown: Type.Boolean() }),
    output: Type.Array(ProductionPhoto),
    errors: ['resource_not_found'],
  }),
  'admin/item-photo-delete': call({
    method: 'DELETE',
    path: 'admin/orders/:orderId/items/:sid/photos/:photoId',
    summary: 'Deletes a photo of an item',
    ...staffCall,
    idempotent: true,
    params: PhotoParams,
    input: Empty,
    output: Type.Array(ProductionPhoto),
    errors: ['resource_not_found'],
  }),
  'admin/item-ticket': call({
    method: 'GET',
    path: 'admin/orders/:orderId/items/:sid/ticket',
    summary: 'Returns the job ticket of an item as PDF: A4, or a label of 100 × 150 mm',
    ...staffCall,
    params: ItemParams,
    input: strictObject({ format: Type.Optional(Type.Union([Type.Literal('a4'), Type.Literal('label')])) }),
    output: fileForAllStaff('application/pdf'),
    errors: ['resource_not_found'],
  }),
  'admin/item-production-file': call({
    method: 'GET',
    path: 'admin/orders/:orderId/items/:sid/production-file',
    summary: 'Returns the press-ready PDF of an item: 1:1, or 1:10 if it is longer than 5 m',
    ...staffCall,
    params: ItemParams,
    input: strictObject({
      copy: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      bleed: Bleed,
    }),
    output: fileForAllStaff('application/pdf'),
    errors: ['resource_not_found', 'too_frequent'],
  }),
  'admin/item-xjdf': call({
    method: 'GET',
    path: 'admin/orders/:orderId/items/:sid/xjdf',
    summary: 'Returns the job ticket of an item in XJDF 2',
    ...staffCall,
    params: ItemParams,
    input: Empty,
    output: fileForAllStaff('application/vnd.cip4-xjdf+xml'),
    errors: ['resource_not_found'],
  }),
  'admin/item-hot-folder': call({
    method: 'GET',
    path: 'admin/orders/:orderId/items/:sid/hot-folder',
    summary: 'Returns a ZIP for the folder that a workflow system watches: press-ready PDF, XJDF ticket, job.json',
    ...staffCall,
    params: ItemParams,
    input: strictObject({ bleed: Bleed }),
    output: fileForAllStaff('application/zip'),
    errors: ['resource_not_found', 'too_frequent'],
  }),
  'admin/nest': call({
    method: 'POST',
    path: 'admin/nests',
    summary:
      'Suggests how items of one material lie on a roll, without the pieces that are in accepted nests; nothing is stored',
    ...staffCall,
    // A list of ids that is too long is explained, not cut off.
    bodyLimit: 512 * 1024,
    params: Empty,
    input: NestInput,
    output: strictObject({
      lengthMm: Type.Number(),
      /** The area of the pieces as a share of the roll, from 0 to 1. */
      yield: Type.Number(),
      /** The length of roll with one piece after the other, for comparison. */
      singleRowMm: Type.Number(),
      placed: Type.Array(PlacedPiece),
    }),
    errors: ['already_nested', 'nest_too_large', 'too_frequent'],
  }),
  'admin/nest-hot-folder': call({
    method: 'POST',
    path: 'admin/nests/hot-folder',
    summary:
      'Returns a ZIP of a nest (with `withAllowance`) that is not stored: the roll as PDF, XJDF tickets, job.json',
    ...staffCall,
    bodyLimit: 512 * 1024,
    params: Empty,
    input: strictObject({ ...NestLayout.properties, bleed: Bleed }),
    output: fileForAllStaff('application/zip'),
    errors: ['nest_too_large', 'too_frequent'],
  }),
  'admin/accepted-nests': call({
    method: 'GET',
    path: 'admin/accepted-nests',
    summary: 'Lists accepted nests, the newest first (`filter`: open: not undone, with items that have not shipped)',
    ...staffCall,
    input: ListQuery,
    filters: ['open'],
    output: Type.Array(AcceptedNest),
    errors: [],
  }),
  'admin/accepted-nest': call({
    method: 'GET',
    path: 'admin/accepted-nests/:id',
    summary: 'Returns an accepted nest with the places of its pieces',
    ...staffCall,
    params: NestParams,
    input: Empty,
    output: strictObject({ ...AcceptedNest.properties, placed: Type.Array(PlacedPiece) }),
    errors: ['resource_not_found'],
  }),
  'admin/nest-accept': call({
    method: 'POST',
    path: 'admin/accepted-nests',
    summary: 'Accepts a nest (with `withAllowance`): its pieces are in no other nest until it is undone',
    ...staffCall,
    idempotent: true,
    bodyLimit: 512 * 1024,
    params: Empty,
    input: NestLayout,
    output: AcceptedNest,
    errors: ['already_nested', 'nest_too_large'],
  }),
  'admin/nest-undo': call({
    method: 'DELETE',
    path: 'admin/accepted-nests/:id',
    summary: 'Undoes an accepted nest, so that its pieces can be nested again; what was printed stays in the log',
    ...staffCall,
    idempotent: true,
    params: NestParams,
    input: Empty,
    output: AcceptedNest,
    errors: ['resource_not_found'],
  }),
  'admin/accepted-nest-hot-folder': call({
    method: 'GET',
    path: 'admin/accepted-nests/:id/hot-folder',
    summary: 'Returns the ZIP of an accepted nest as often as needed, without the items of cancelled orders',
    ...staffCall,
    params: NestParams,
    input: strictObject({ bleed: Bleed }),
    output: fileForAllStaff('application/zip'),
    errors: ['resource_not_found', 'too_frequent'],
  }),
} as const;
