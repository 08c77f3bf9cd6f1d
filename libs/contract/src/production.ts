import { Type } from '@sinclair/typebox';
import { BleedFillName } from './bleed';
import { OrderState, Sender } from './order';
import { ProductionPhoto } from './production-photo';
import { Country, DateOnly, Instant, nullable, oneOf, strictObject } from './values';

/** What is done to an item in the usual order: `received` is by the shipping facility. */
export const PRODUCTION_STEPS = ['printed', 'finished', 'checked', 'received', 'packed'] as const;
export type ProductionStepName = (typeof PRODUCTION_STEPS)[number];

/** How long a step can be undone. */
export const UNDO_SECONDS = 60;

export const StepName = oneOf(PRODUCTION_STEPS);

export const ProductionStep = strictObject({ step: StepName, at: Instant });

/**
 * Where an item is on its way out: checked or packed by the factory and expected by the facility; received and to be
 * packed; received, packed and to be shipped.
 */
export const SHIPPING_STAGES = ['expected', 'to_pack', 'to_ship'] as const;
export type ShippingStage = (typeof SHIPPING_STAGES)[number];

/** What became of an item in an accepted nest: to be printed, printed, shipped, or of a cancelled order. */
export const NESTED_ITEM_STATES = ['open', 'printed', 'shipped', 'cancelled'] as const;
export type NestedItemState = (typeof NESTED_ITEM_STATES)[number];

/** An item that is to be produced. */
export const ProductionItem = strictObject({
  /** Equal to `sid`. */
  id: Type.String(),
  sid: Type.String(),
  orderId: Type.String(),
  /** In the order, from 1. */
  position: Type.Integer(),
  status: OrderState,
  /** Production waits for accounting. */
  onHold: Type.Boolean(),
  /** The product's SKU: items of one material can be nested. */
  material: Type.String(),
  product: Type.String(),
  variant: nullable(Type.String()),
  finishes: Type.Array(Type.String()),
  quantity: Type.Integer(),
  /** The finished size of one piece; null for an item that has none. */
  widthMm: nullable(Type.Number()),
  heightMm: nullable(Type.Number()),
  /** The size that is printed, with hem, bleed and pole pocket. */
  printWidthMm: nullable(Type.Number()),
  printHeightMm: nullable(Type.Number()),
  /** Of all pieces. */
  areaM2: nullable(Type.Number()),
  rollMm: nullable(Type.Number()),
  /** Of one piece. */
  grommets: Type.Integer(),
  seams: Type.Integer(),
  /** Whether it is printed from artwork; others are blank or black. */
  printed: Type.Boolean(),
  /** The last day of production in China. */
  due: DateOnly,
  overdue: Type.Boolean(),
  country: Country,
  /** Of a blind shipment, whose papers name neither the shop nor prices; null if the shop is the sender. */
  sender: nullable(Sender),
  fileName: nullable(Type.String()),
  /** What the customer wants in the bleed where the file ends before it; null where nothing was chosen. */
  bleed: nullable(BleedFillName),
  /** The name of the printer that prints it; null if none is known. */
  printer: nullable(Type.String()),
  /** The one that staff chose for it; null: the usual one of the product. */
  chosenPrinter: nullable(Type.String()),
  /** A link to a small picture of the artwork, valid for a short time. */
  thumbnail: nullable(Type.String()),
  /** The numbers of the accepted nests with pieces of it, and how many of its pieces they have. */
  nests: Type.Array(Type.Integer()),
  nestedCopies: Type.Integer(),
  steps: Type.Array(ProductionStep),
  shipped: Type.Boolean(),
  photos: Type.Array(ProductionPhoto),
});
