import { Type } from '@sinclair/typebox';
import { BleedFillName } from './bleed';
import { Claim, ClaimResolution } from './claim';
import { Item, ItemNames } from './item';
import { MAX_CART_ITEMS } from './limits';
import { AsPrinted, Placement, Preflight, TilesKey } from './preflight';
import { ProductionPhoto } from './production-photo';
import { Proof } from './proof';
import { DaySpan, Quote } from './quote';
import { sensitive } from './sensitivity';
import {
  Country,
  DateOnly,
  Instant,
  Money,
  multiLine,
  nullable,
  optionalText,
  singleLine,
  singleLineOrEmpty,
  strictObject,
  Uuid,
} from './values';

export const OrderState = Type.Unsafe<
  | 'preorder'
  | 'awaiting_payment'
  | 'awaiting_files'
  | 'in_review'
  | 'awaiting_proof_approval'
  | 'ready_for_production'
  | 'in_production'
  | 'shipped'
  | 'completed'
  | 'cancelled'
  | 'expired'
>(Type.String());

export const OrderGroup = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('pending'),
  Type.Literal('completed'),
  Type.Literal('cancelled'),
  Type.Literal('expired'),
]);

export const RequiredAction = Type.Union([
  Type.Null(),
  Type.Literal('confirm_recipient'),
  Type.Literal('pay_before_due'),
  Type.Literal('upload_artwork'),
  Type.Literal('submit_artwork'),
  Type.Literal('confirm_proof'),
]);

const addressFields = {
  firstName: singleLine(60),
  lastName: singleLine(60),
  company: optionalText(120),
  line1: singleLine(160),
  line2: optionalText(160),
  city: singleLine(80),
  /** Empty only in countries whose addresses have no region. */
  region: singleLineOrEmpty(80),
  /** Empty only in countries without post codes, or without them everywhere. */
  postCode: singleLineOrEmpty(20),
  phone: sensitive('phone', singleLine(32)),
  country: Country,
};

/** The shipping address of an order. */
export const ShipTo = strictObject({ ...addressFields, phone: sensitive('shipToPhone', addressFields.phone) });

/** Whom the papers of a blind shipment name as its sender: a reseller's own name and address. */
export const Sender = strictObject({
  name: singleLine(120),
  ...Type.Pick(Type.Object(addressFields), ['line1', 'line2', 'city', 'region', 'postCode', 'country']).properties,
});

export const AddressInput = strictObject({
  id: Type.Optional(Type.String({ maxLength: 36 })),
  ...addressFields,
  isDefault: Type.Optional(Type.Boolean()),
});
export const Address = strictObject({ id: Type.String(), ...addressFields, isDefault: Type.Boolean() });

export const Artwork = strictObject({
  kind: Type.Union([Type.Literal('file'), Type.Literal('link')]),
  name: Type.String(),
  size: nullable(Type.Integer()),
  /** The download URL of a file, valid for a short time; the address of a link. */
  url: Type.String(),
  /** The result of the preflight check; null for a link. */
  preflight: nullable(Preflight),
  /** A link to a picture of the first page, valid for a short time; null where there is none. */
  preview: nullable(Type.String()),
  /** Left out for CMYK files, and where there is no preview. */
  asPrinted: Type.Optional(AsPrinted),
  /** Left out where there is no preview. */
  tilesKey: Type.Optional(TilesKey),
  /** Left out where there is no preview. */
  placement: Type.Optional(Placement),
  /** A link to a small picture. */
  thumbnail: nullable(Type.String()),
  rejected: Type.Optional(Type.String()),
  /** The virus scanner did not answer when the file arrived. */
  notScanned: Type.Optional(Type.Boolean()),
  /** What the customer wants in the bleed where the file ends before it; left out where nothing was chosen. */
  bleed: Type.Optional(BleedFillName),
  /** The earlier order whose artwork is reused. */
  carriedFrom: Type.Optional(Type.String()),
  uploadedAt: Instant,
});

/** A file or link that a later one replaced. */
export const EarlierArtwork = strictObject({
  ...Type.Pick(Artwork, ['kind', 'name', 'size', 'url', 'thumbnail', 'rejected', 'uploadedAt']).properties,
  /** The verdict of the preflight check at the ordered size; null for a link, and for a file that was not examined. */
  verdict: Preflight.properties.verdict,
});

export const OrderItem = strictObject({
  sid: Type.String(),
  product: strictObject({ sku: Type.String(), name: Type.String(), category: Type.String(), slug: Type.String() }),
  item: Item,
  ...ItemNames,
  line: Money,
  grommets: Type.Integer(),
  seams: Type.Integer(),
  printed: Type.Boolean(),
  /** All pieces have shipped. */
  shipped: Type.Boolean(),
  /** Pieces that have not shipped. */
  unshipped: Type.Integer(),
  artwork: Type.Optional(Artwork),
  /** The latest first, at most 50; left out where there are none. */
  earlierArtwork: Type.Optional(Type.Array(EarlierArtwork)),
  proofs: Type.Array(Proof),
  /** From production: those that staff show to the customer; all of them for staff. */
  photos: Type.Array(ProductionPhoto),
});

const Measure = Type.Integer({ minimum: 0, maximum: 10_000_000 });

/** A weighed and measured parcel. The order flow rejects weights, sizes and quantities of 0. */
export const Parcel = strictObject({
  grams: Measure,
  lengthMm: Measure,
  widthMm: Measure,
  heightMm: Measure,
  items: Type.Array(strictObject({ sid: Type.String({ maxLength: 40 }), quantity: Measure }), {
    maxItems: MAX_CART_ITEMS,
  }),
});

/** Statuses of a shipment that the tracking service reports. */
export const DELIVERY_STATUSES = [
  'announced',
  'in_transit',
  'ready_for_pickup',
  'out_for_delivery',
  'not_delivered',
  'problem',
  'delivered',
] as const;

/** When a shipment first reached a status. */
export const DeliveryStep = strictObject({
  status: Type.Union(DELIVERY_STATUSES.map((status) => Type.Literal(status))),
  date: Instant,
  /** The date where it happened. */
  day: DateOnly,
});

export const Shipment = strictObject({
  id: Type.String(),
  agent: Type.String(),
  trackingNumber: Type.String(),
  /** The carrier’s page about it; null for a carrier without one. */
  trackingUrl: nullable(Type.String()),
  date: Instant,
  /** Also items of which only a part is in its parcels. */
  items: Type.Array(Type.String()),
  /** Empty where nobody weighed them. */
  parcels: Type.Array(Parcel),
  /** Oldest first; empty for a shipment that is not tracked. */
  delivery: Type.Array(DeliveryStep),
});

/** Payment methods recorded by staff. */
export const ManualMethod = Type.Union([
  Type.Literal('western_union'),
  Type.Literal('moneygram'),
  Type.Literal('bank_transfer'),
]);

const PaymentReversal = Type.Union([Type.Literal('refund'), Type.Literal('chargeback')]);

export const HistoryRow = strictObject({
  event: Type.String(),
  date: Instant,
  actor: Type.String(),
  item: Type.Optional(Type.String()),
  detail: Type.Optional(
    strictObject({
      reason: Type.Optional(Type.String()),
      comment: Type.Optional(Type.String()),
      agent: Type.Optional(Type.String()),
      trackingNumber: Type.Optional(Type.String()),
      version: Type.Optional(Type.Integer()),
      fileName: Type.Optional(Type.String()),
      amount: Type.Optional(Money),
      memo: Type.Optional(Type.String()),
      /** Of a note that only staff see. */
      visibility: Type.Optional(Type.Literal('internal')),
      /** Of an approval: the name of the person who approved the proofs. */
      approvedBy: Type.Optional(Type.String()),
      /** The new sender of the parcels; left out if that is the shop. */
      senderName: Type.Optional(Type.String()),
      /** Of a payment recorded by staff. */
      method: Type.Optional(ManualMethod),
      resolution: Type.Optional(ClaimResolution),
      lostParcel: Type.Optional(Type.Boolean()),
      /** PayPal's id of a refund, chargeback or dispute. */
      reference: Type.Optional(Type.String()),
      /** PayPal's code of how a dispute ended. */
      outcome: Type.Optional(Type.String()),
      /** How a payment was taken back. */
      reversal: Type.Optional(PaymentReversal),
    }),
  ),
});

/** A refund through PayPal; a refund to a prepaid account is immediate. */
export const OrderRefund = strictObject({
  amount: Money,
  /** Requested, accepted by PayPal, completed or failed; the customer gets an email on `requested` and `done`. */
  state: Type.Union([Type.Literal('requested'), Type.Literal('pending'), Type.Literal('done'), Type.Literal('failed')]),
  requestedAt: Instant,
  doneAt: nullable(Instant),
});

export const Invoice = strictObject({
  number: Type.String(),
  payUrl: Type.Optional(Type.String()),
  status: Type.Union([Type.Literal('open'), Type.Literal('paid'), Type.Literal('cancelled')]),
});

/** Estimated dates of production and delivery; counted from today while the order is not released for production. */
export const DeliveryPromise = strictObject({
  from: Type.Union([Type.Literal('today'), Type.Literal('released'), Type.Literal('shipped')]),
  /** Whether an item waits for the approval of its artwork before production. */
  needsApproval: Type.Boolean(),
  production: Type.Optional(DaySpan),
  delivery: DaySpan,
});

/** An order as its owner and staff see it. */
export const Order = strictObject({
  orderId: Type.String(),
  date: Instant,
  status: OrderState,
  group: OrderGroup,
  requiredAction: RequiredAction,
  due: nullable(Instant),
  lastUpdate: Instant,
  currency: sensitive('money', Type.String()),
  amount: Money,
  shipTo: ShipTo,
  /** Of a blind shipment; null if the shop is the sender. */
  sender: nullable(Sender),
  shippingMethod: Type.Integer(),
  paymentMethod: Type.Integer(),
  notes: nullable(Type.String()),
  quote: Quote,
  items: Type.Array(OrderItem),
  shipments: Type.Array(Shipment),
  promise: nullable(DeliveryPromise),
  /** Its page at PayPal shows the amount and the payer. */
  invoice: sensitive('money', nullable(Invoice)),
  paid: Money,
  refunded: Money,
  refunds: sensitive('money', Type.Array(OrderRefund)),
  claims: Type.Array(Claim),
  /** The last day on which an item can be claimed; null before the delivery is known. */
  claimDeadline: nullable(DateOnly),
  /** The order whose item is reprinted free of charge. */
  reprintOf: nullable(Type.String()),
  /** Why production and shipping wait for accounting; null without a hold, and always null for customers. */
  hold: nullable(
    strictObject({
      event: Type.Union([Type.Literal('payment_reversed'), Type.Literal('dispute_opened')]),
      since: Instant,
    }),
  ),
  history: Type.Array(HistoryRow),
  allowedEvents: Type.Array(Type.String()),
});

export const OrderSummary = strictObject({
  orderId: Type.String(),
  date: Instant,
  amount: Money,
  shipTo: Type.String(),
  status: OrderState,
  group: OrderGroup,
  requiredAction: RequiredAction,
  due: nullable(Instant),
  invoice: nullable(Type.String()),
  tracking: Type.Array(strictObject({ agent: Type.String(), trackingNumber: Type.String() })),
});

/** A history entry's place in the history of its order, from 1. */
export const HistoryEntryId = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });

/** An order event as staff post it. The order flow defines which fields an event requires. */
export const EventBody = strictObject({
  event: Type.String({ maxLength: 40 }),
  /** The latest history entry that the staff member saw; if there are later ones, the event is rejected. */
  seen: Type.Optional(HistoryEntryId),
  sid: Type.Optional(Type.String({ maxLength: 40 })),
  items: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: MAX_CART_ITEMS })),
  reason: Type.Optional(multiLine(2000)),
  agent: Type.Optional(singleLine(80)),
  /** The code of a carrier in place of `agent`; its name is stored, and the tracking number must be one of its numbers. */
  carrier: Type.Optional(Type.String({ maxLength: 40 })),
  trackingNumber: Type.Optional(singleLine(80)),
  /** Of a shipment; without them, everything that is left of its items ships. */
  parcels: Type.Optional(Type.Array(Parcel, { maxItems: 100 })),
  amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 9007199254740991 })),
  currency: Type.Optional(Type.String({ maxLength: 3 })),
  /** Of a payment: its reference, unique per payment method. */
  memo: Type.Optional(multiLine(2000)),
  /** Of a payment recorded by staff; a bank transfer by default. */
  method: Type.Optional(ManualMethod),
  visibility: Type.Optional(Type.Union([Type.Literal('internal'), Type.Literal('customer')])),
  /** The accounts of colleagues whom an internal note mentions. */
  mentions: Type.Optional(Type.Array(Uuid, { maxItems: 20 })),
  /** Of a proof: the numbers of the item's pins that it settles, separated by commas. */
  settles: Type.Optional(Type.String({ maxLength: 400, pattern: '^[1-9]\\d{0,6}(,[1-9]\\d{0,6})*$' })),
  /** Of a claim resolution. */
  resolution: Type.Optional(ClaimResolution),
  lostParcel: Type.Optional(Type.Boolean()),
  /** Of a changed sender; null for the shop. */
  sender: Type.Optional(nullable(Sender)),
  deliveryDate: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
});
