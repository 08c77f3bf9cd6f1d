import type { MoneyView } from '@shop/contract';
import type { Effect, HistoryEntry } from '@shop/order-flow';
import type { Approver, NewArtwork, NewProof } from '../../artwork/public';
import type { ReceivedFile } from '../../common/public';
import type { Coupon } from '../../quoting/public';
import type { CustomerOrder } from '../order.entity';
import type { OrderCustomer, OrderedItem } from './order-snapshot.queries';

/** Who posts an event. */
export interface EventAuthor {
  /** Null for the system. */
  accountId: string | null;
  /** Set for customers: only this account's orders are found. */
  ownerId?: string;
}

/** Data that an event's effects need and its payload does not contain. */
export interface EventAttachments {
  /** Already stored. */
  artwork?: NewArtwork;
  /** Already stored. */
  proof?: NewProof;
  /** Texts of the pins of a change request, for the email to staff. */
  pinTexts?: readonly string[];
  /** How proofs are approved. */
  approval?: Pick<Approver, 'byLink' | 'language'>;
  invoice?: { number: string; payUrl: string };
  /** Photos of a claim, already stored. */
  photos?: readonly ReceivedFile[];
  /** The cart items that become the order's items. */
  cartItemIds?: readonly string[];
  /** The order is paid with an unmatched payment that was received earlier. */
  paidFrom?: 'unmatched';
  /** The PayPal capture to refund. */
  capture?: string;
}

/** The effects of one kind, or of several. */
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** An accepted event, as its effects see it. */
export interface EffectContext {
  order: CustomerOrder;
  /** In their order. */
  items: readonly OrderedItem[];
  /** Null for a new order. */
  customer: OrderCustomer | null;
  entry: HistoryEntry;
  /** The event's sequence number in the order's history. Effects use it in their idempotency keys. */
  seq: number;
  now: Date;
  author: EventAuthor;
  attachments: EventAttachments;
  results: EffectResults;
}

/** The results of an event's effects, which later ones of its emails mention. */
export interface EffectResults {
  reprint?: CustomerOrder;
  coupon?: Coupon;
  refund?: MoneyView;
  byHand?: MoneyView;
  /** Fen on the prepaid account that paid. */
  prepaidBalance?: number;
}
