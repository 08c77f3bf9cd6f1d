import { Type } from '@sinclair/typebox';
import { Claim, ClaimResolution } from './claim';
import { Item } from './item';
import { DaySpan, Quote } from './quote';
import { closed, Country, DateOnly, Instant, line, lineOrNothing, Money, optionalLine, paragraphs } from './values';

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
  firstName: line(60),
  lastName: line(60),
  company: optionalLine(120),
  line1: line(160),
  line2: optionalLine(160),
  city: line(80),
  /** Empty only in countries whose addresses have none. */
  region: lineOrNothing(80),
  /** Empty only in countries that have none, or not everywhere. */
  postCode: lineOrNothing(20),
  phone: line(32),
  country: Country,
};

/** A ship-to as it is given for one order, and as it is frozen on it. */
export const ShipTo = closed(addressFields);

export const AddressInput = closed({
  id: Type.Optional(Type.String({ maxLength: 36 })),
  ...addressFields,
  isDefault: Type.Optional(Type.Boolean()),
});
export const Address = closed({ id: Type.String(), ...addressFields, isDefault: Type.Boolean() });

export const Artwork = closed({
  kind: Type.Union([Type.Literal('file'), Type.Literal('link')]),
  name: Type.String(),
  size: Type.Union([Type.Integer(), Type.Null()]),
  /** Where a file may be fetched for a short while; a link's own address. */
  url: Type.String(),
  /** What the first look at the file found; null for a link. */
  preflight: Type.Union([Type.Null(), closed({ format: Type.String(), notes: Type.Array(Type.String()) })]),
  rejected: Type.Optional(Type.String()),
  /** The earlier order that it was taken over from. */
  carriedFrom: Type.Optional(Type.String()),
  uploadedAt: Instant,
});

export const Proof = closed({
  version: Type.Integer(),
  url: Type.String(),
  current: Type.Boolean(),
  decision: Type.Optional(Type.Union([Type.Literal('confirmed'), Type.Literal('change_requested')])),
  comment: Type.Optional(Type.String()),
  sentAt: Instant,
});

export const OrderItem = closed({
  sid: Type.String(),
  product: closed({ sku: Type.String(), name: Type.String(), category: Type.String(), slug: Type.String() }),
  item: Item,
  line: Money,
  grommets: Type.Integer(),
  seams: Type.Integer(),
  printed: Type.Boolean(),
  shipped: Type.Boolean(),
  artwork: Type.Optional(Artwork),
  proofs: Type.Array(Proof),
});

export const Shipment = closed({
  agent: Type.String(),
  trackingNumber: Type.String(),
  date: Instant,
  items: Type.Array(Type.String()),
});

/** How money comes by contact. */
export const ManualMethod = Type.Union([
  Type.Literal('western_union'),
  Type.Literal('moneygram'),
  Type.Literal('bank_transfer'),
]);

export const HistoryRow = closed({
  event: Type.String(),
  date: Instant,
  actor: Type.String(),
  item: Type.Optional(Type.String()),
  detail: Type.Optional(
    closed({
      reason: Type.Optional(Type.String()),
      comment: Type.Optional(Type.String()),
      agent: Type.Optional(Type.String()),
      trackingNumber: Type.Optional(Type.String()),
      version: Type.Optional(Type.Integer()),
      fileName: Type.Optional(Type.String()),
      amount: Type.Optional(Money),
      memo: Type.Optional(Type.String()),
      /** Of a payment recorded by hand. */
      method: Type.Optional(ManualMethod),
      resolution: Type.Optional(ClaimResolution),
      lostParcel: Type.Optional(Type.Boolean()),
    }),
  ),
});

/** Money on its way back through PayPal; a prepaid account has it at once. */
export const OrderRefund = closed({
  amount: Money,
  /** The customer is told of `asked` and `done`. */
  state: Type.Union([
    Type.Literal('asked'),
    Type.Literal('pending'),
    Type.Literal('done'),
    Type.Literal('failed'),
  ]),
  askedAt: Instant,
  doneAt: Type.Union([Instant, Type.Null()]),
});

export const Invoice = closed({
  number: Type.String(),
  payUrl: Type.Optional(Type.String()),
  status: Type.Union([Type.Literal('open'), Type.Literal('paid'), Type.Literal('cancelled')]),
});

/** An order as its owner and the staff see it. */
export const Order = closed({
  orderId: Type.String(),
  date: Instant,
  status: OrderState,
  group: OrderGroup,
  requiredAction: RequiredAction,
  due: Type.Union([Instant, Type.Null()]),
  lastUpdate: Instant,
  currency: Type.String(),
  amount: Money,
  shipTo: ShipTo,
  shippingMethod: Type.Integer(),
  paymentMethod: Type.Integer(),
  notes: Type.Union([Type.String(), Type.Null()]),
  quote: Quote,
  items: Type.Array(OrderItem),
  shipments: Type.Array(Shipment),
  /** When it leaves the factory and arrives; counted from today while something is to be done before production. */
  promise: Type.Union([
    closed({
      from: Type.Union([Type.Literal('today'), Type.Literal('released'), Type.Literal('shipped')]),
      production: Type.Optional(DaySpan),
      delivery: DaySpan,
    }),
    Type.Null(),
  ]),
  invoice: Type.Union([Invoice, Type.Null()]),
  paid: Money,
  refunded: Money,
  refunds: Type.Array(OrderRefund),
  claims: Type.Array(Claim),
  /** The last day on which an item can be claimed; null while nobody knows of a delivery. */
  claimDeadline: Type.Union([DateOnly, Type.Null()]),
  /** The order whose item this one makes once more, for nothing. */
  reprintOf: Type.Union([Type.String(), Type.Null()]),
  history: Type.Array(HistoryRow),
  allowedEvents: Type.Array(Type.String()),
});

export const OrderSummary = closed({
  orderId: Type.String(),
  date: Instant,
  amount: Money,
  shipTo: Type.String(),
  status: OrderState,
  group: OrderGroup,
  requiredAction: RequiredAction,
  due: Type.Union([Instant, Type.Null()]),
  invoice: Type.Union([Type.String(), Type.Null()]),
  tracking: Type.Array(closed({ agent: Type.String(), trackingNumber: Type.String() })),
});

/** What staff post; which fields an event needs is the order flow's to say. */
export const EventBody = closed({
  event: Type.String({ maxLength: 40 }),
  sid: Type.Optional(Type.String({ maxLength: 40 })),
  items: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 200 })),
  reason: Type.Optional(paragraphs(2000)),
  agent: Type.Optional(line(80)),
  trackingNumber: Type.Optional(line(80)),
  amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 9007199254740991 })),
  currency: Type.Optional(Type.String({ maxLength: 3 })),
  /** Of a payment: its reference, by which no other order of the same method may be paid. */
  memo: Type.Optional(paragraphs(2000)),
  /** Of a payment recorded by hand; a bank transfer where nothing is said. */
  method: Type.Optional(ManualMethod),
  visibility: Type.Optional(Type.Union([Type.Literal('internal'), Type.Literal('customer')])),
  /** Of a claim. */
  resolution: Type.Optional(ClaimResolution),
  lostParcel: Type.Optional(Type.Boolean()),
  deliveryDate: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
});
