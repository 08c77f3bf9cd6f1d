import {
  CLAIM_RESOLUTIONS,
  type ClaimResolution,
  MANUAL_METHODS,
  type ManualMethod,
  PAYMENT_REVERSALS,
  type PaymentReversal,
} from './event-input';
import { DetailReader } from './detail-reader';
import { type Actor, ACTORS, ORDER_EVENTS, ORDER_STATES, type OrderEvent, type OrderState } from './states';

type NoDetails = object;

/** Stored texts that are erased when the customer's account is closed. */
export const ERASABLE_FIELDS = ['reason', 'comment', 'memo', 'fileName', 'approvedBy', 'senderName'] as const;

/** Null: no text was given, or it was erased. */
type ErasableText = string | null;

interface ReportedMoney {
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
}

/** What the history stores of each event. Amounts are whole minor units. */
export interface HistoryDetails {
  preorder: NoDetails;
  reprint_ordered: { readonly of: string };
  recipient_info_added: NoDetails;
  paypal_invoice_created: { readonly invoice: { readonly number: string; readonly payUrl: string } };
  invoice_sent: NoDetails;
  order_paid: {
    readonly amount: number;
    readonly currency: string;
    readonly memo: ErasableText;
    readonly method: ManualMethod | null;
  };
  waiting_for_user_file: NoDetails;
  user_file_upload: { readonly sid: string; readonly fileName: ErasableText };
  all_files_uploaded: NoDetails;
  artworks_submitted: NoDetails;
  artwork_rejected: { readonly items: readonly string[]; readonly reason: ErasableText };
  digital_proof_sent: { readonly sid: string; readonly fileName: ErasableText };
  proof_change_requested: { readonly sid: string; readonly comment: ErasableText };
  artwork_confirmed: { readonly versions: Readonly<Record<string, number>>; readonly approvedBy: ErasableText };
  in_production: NoDetails;
  shipped: { readonly items: readonly string[]; readonly agent: string; readonly trackingNumber: string };
  order_completed: NoDetails;
  order_cancelled: { readonly reason: ErasableText };
  order_expired: NoDetails;
  refund_issued: { readonly amount: number; readonly currency: string | null; readonly reason: ErasableText };
  claim_opened: { readonly sid: string; readonly reason: ErasableText };
  claim_resolved: {
    readonly sid: string;
    readonly resolution: ClaimResolution;
    readonly lostParcel: boolean;
    readonly reason: ErasableText;
  };
  payment_reversed: ReportedMoney & { readonly kind: PaymentReversal };
  dispute_opened: ReportedMoney;
  dispute_resolved: ReportedMoney & { readonly outcome: string };
  hold_released: { readonly reason: ErasableText };
  /** Null if the shop sends the parcels. */
  sender_changed: { readonly senderName: ErasableText };
  note_added: { readonly memo: ErasableText; readonly visibility: 'internal' | 'customer' };
}

interface EntryBase {
  readonly actor: Actor;
  readonly at: Date;
  /** The order's state after the event. */
  readonly state: OrderState;
}

type Entry<E extends OrderEvent> = EntryBase & { readonly event: E } & HistoryDetails[E];

/** One entry of an order's history, discriminated by `event`. */
export type HistoryEntry<E extends OrderEvent = OrderEvent> = { [K in E]: Entry<K> }[E];

/** A history entry as its database row stores it. */
export interface StoredEvent {
  readonly event: string;
  readonly actor: string;
  readonly at: Date;
  readonly state: string;
  readonly sid: string | null;
  /** Staff see the entry, the customer does not. */
  readonly internal: boolean;
  /** JSON. */
  readonly detail: object;
}

/** Where a stored entry was read. */
export interface StoredEventRow extends StoredEvent {
  readonly orderId: string;
  readonly seq: number;
}

type Parsers = { readonly [E in OrderEvent]: (base: EntryBase, detail: DetailReader) => Entry<E> };

const PARSERS: Parsers = {
  preorder: parser('preorder', () => ({})),
  reprint_ordered: parser('reprint_ordered', (detail) => ({ of: detail.text('of') })),
  recipient_info_added: parser('recipient_info_added', () => ({})),
  paypal_invoice_created: parser('paypal_invoice_created', (detail) => {
    const invoice = detail.object('invoice');
    return { invoice: { number: invoice.text('number'), payUrl: invoice.text('payUrl') } };
  }),
  invoice_sent: parser('invoice_sent', () => ({})),
  order_paid: parser('order_paid', (detail) => ({
    amount: detail.integer('amount'),
    currency: detail.text('currency'),
    memo: detail.textOrNull('memo'),
    method: detail.oneOfOrNull('method', MANUAL_METHODS),
  })),
  waiting_for_user_file: parser('waiting_for_user_file', () => ({})),
  user_file_upload: parser('user_file_upload', (detail) => ({
    sid: detail.text('sid'),
    fileName: detail.textOrNull('fileName'),
  })),
  all_files_uploaded: parser('all_files_uploaded', () => ({})),
  artworks_submitted: parser('artworks_submitted', () => ({})),
  artwork_rejected: parser('artwork_rejected', (detail) => ({
    items: detail.texts('items'),
    reason: detail.textOrNull('reason'),
  })),
  digital_proof_sent: parser('digital_proof_sent', (detail) => ({
    sid: detail.text('sid'),
    fileName: detail.textOrNull('fileName'),
  })),
  proof_change_requested: parser('proof_change_requested', (detail) => ({
    sid: detail.text('sid'),
    comment: detail.textOrNull('comment'),
  })),
  artwork_confirmed: parser('artwork_confirmed', (detail) => ({
    versions: detail.integers('versions'),
    approvedBy: detail.textOrNull('approvedBy'),
  })),
  in_production: parser('in_production', () => ({})),
  shipped: parser('shipped', (detail) => ({
    items: detail.texts('items'),
    agent: detail.text('agent'),
    trackingNumber: detail.text('trackingNumber'),
  })),
  order_completed: parser('order_completed', () => ({})),
  order_cancelled: parser('order_cancelled', (detail) => ({ reason: detail.textOrNull('reason') })),
  order_expired: parser('order_expired', () => ({})),
  refund_issued: parser('refund_issued', (detail) => ({
    amount: detail.integer('amount'),
    currency: detail.textOrNull('currency'),
    reason: detail.textOrNull('reason'),
  })),
  claim_opened: parser('claim_opened', (detail) => ({
    sid: detail.text('sid'),
    reason: detail.textOrNull('reason'),
  })),
  claim_resolved: parser('claim_resolved', (detail) => ({
    sid: detail.text('sid'),
    resolution: detail.oneOf('resolution', CLAIM_RESOLUTIONS),
    lostParcel: detail.flag('lostParcel'),
    reason: detail.textOrNull('reason'),
  })),
  payment_reversed: parser('payment_reversed', (detail) => ({
    ...reportedMoney(detail),
    kind: detail.oneOf('kind', PAYMENT_REVERSALS),
  })),
  dispute_opened: parser('dispute_opened', reportedMoney),
  dispute_resolved: parser('dispute_resolved', (detail) => ({
    ...reportedMoney(detail),
    outcome: detail.text('outcome'),
  })),
  hold_released: parser('hold_released', (detail) => ({ reason: detail.textOrNull('reason') })),
  sender_changed: parser('sender_changed', (detail) => ({
    senderName: detail.textOrNull('senderName') ?? detail.objectOrNull('sender')?.text('name') ?? null,
  })),
  note_added: parser('note_added', (detail) => ({
    memo: detail.textOrNull('memo'),
    visibility: detail.oneOf('visibility', ['internal', 'customer'] as const),
  })),
};

function reportedMoney(detail: DetailReader): ReportedMoney {
  return {
    amount: detail.integer('amount'),
    currency: detail.text('currency'),
    reference: detail.text('reference'),
  };
}

function parser<E extends OrderEvent>(
  event: E,
  parseDetails: (detail: DetailReader) => HistoryDetails[E],
): (base: EntryBase, detail: DetailReader) => Entry<E> {
  return (base, detail) => ({ ...base, event, ...parseDetails(detail) });
}

/**
 * The history entry of an event, with those fields of the input that `HistoryDetails` lists.
 * @param input - an accepted event with its payload
 * @throws {TypeError} if the input lacks a field that the history stores
 */
export function toHistoryEntry(input: { readonly event: OrderEvent }, base: EntryBase): HistoryEntry {
  return PARSERS[input.event](base, new DetailReader(input));
}

/** An entry as columns and a JSON detail. Empty values (null, and `lostParcel` when false) are left out of the JSON. */
export function toStored(entry: HistoryEntry): StoredEvent {
  const { event, actor, at, state, ...details } = entry;
  const { sid = null, visibility, ...detail }: Readonly<Record<string, unknown>> = details;
  return {
    ...{ event, actor, at, state },
    sid: typeof sid === 'string' ? sid : null,
    internal: visibility === 'internal',
    detail: Object.fromEntries(Object.entries(detail).filter(([, value]) => value !== null && value !== false)),
  };
}

/**
 * Reads a stored entry and checks every field of it.
 * @throws {Error} naming the order id and the sequence number, if the row is malformed
 */
export function parseStored(row: StoredEventRow): HistoryEntry {
  const { orderId, seq, sid, internal, detail, at } = row;
  try {
    const columns = new DetailReader(row);
    const event = columns.oneOf('event', ORDER_EVENTS);
    const base = { actor: columns.oneOf('actor', ACTORS), at, state: columns.oneOf('state', ORDER_STATES) };
    const visibility = internal ? 'internal' : 'customer';
    return PARSERS[event](base, new DetailReader({ ...asObject(detail), ...(sid && { sid }), visibility }));
  } catch (error) {
    throw new Error(`entry ${seq} in the history of order ${orderId} is malformed`, { cause: error });
  }
}

function asObject(detail: unknown): object {
  if (typeof detail === 'object' && detail !== null && !Array.isArray(detail)) return detail;
  throw new TypeError('detail is not an object');
}
