import { addBusinessDays, addDays, type BusinessCalendar } from './calendar';
import type { PaymentMethodCode, PaymentRoute } from './payment-methods';
import type { OrderState } from './states';

export interface ItemSnapshot {
  readonly sid: string;
  /** Printed from the customer's files. Blank and black items need neither artwork nor proof. */
  readonly printed: boolean;
  /** A file or link is stored that was neither replaced nor rejected. */
  readonly hasArtwork: boolean;
  /** The number of proofs sent so far. The next proof's version is one higher. */
  readonly proofsSent: number;
  /** The version to confirm; null if no proof was sent or the last one is no longer current. */
  readonly currentProofVersion: number | null;
  /** The current proof of its current artwork is confirmed, on this order or on the order it was carried over from. */
  readonly approved: boolean;
  /** All pieces have shipped. */
  readonly shipped: boolean;
  /** Pieces that have not shipped. */
  readonly unshipped: number;
  readonly hasOpenClaim: boolean;
}

/** The data of an order that its transitions depend on. Amounts are whole minor units of `currency` unless stated. */
export interface OrderSnapshot {
  /** Null while the order is being placed. */
  readonly state: OrderState | null;
  readonly now: Date;
  readonly calendar: BusinessCalendar;
  readonly placedAt: Date | null;
  /** When the payment is due. */
  readonly due: Date | null;
  readonly currency: string;
  readonly total: number;
  /** The total without shipping and fees. */
  readonly productAmount: number;
  readonly paymentMethod: PaymentMethodCode;
  readonly shippingMethod: number;
  /** The recipient's address is complete and the shipping method delivers there. */
  readonly shippable: boolean;
  /** The customer may have parcels sent under another name than the shop's. */
  readonly isForReseller: boolean;
  /** The order names a sender other than the shop. */
  readonly hasOwnSender: boolean;
  readonly items: readonly ItemSnapshot[];
  /** The order was placed with a coupon. */
  readonly couponRedeemed: boolean;
  /** The order has a PayPal invoice that can still be paid. */
  readonly hasOpenInvoice: boolean;
  readonly paidBy: PaymentRoute | null;
  readonly paid: number;
  readonly refunded: number;
  /** Received for this order without paying it (too late, twice or the wrong amount) and not yet returned. */
  readonly unmatched: number;
  /** Production and shipping wait until accounting releases the order. */
  readonly onHold: boolean;
  /** In fen, whatever `currency` is. */
  readonly prepaidBalance: number;
  readonly lastShipmentAt: Date | null;
  /** `YYYY-MM-DD`; null if unknown. */
  readonly deliveredOn: string | null;
  /** A claim was resolved as a parcel lost in transit. */
  readonly lostParcel: boolean;
}

export const DAYS_TO_PAY = 7;
export const DAYS_TO_COMPLETION = 30;
export const BUSINESS_DAYS_TO_CLAIM = 7;

/** The codes of shipping methods without insurance, whose risk the customer must accept: economy. */
export const UNINSURED_SHIPPING_METHODS: readonly number[] = [3];

/**
 * The last date, `YYYY-MM-DD`, on which a claim can be opened.
 * @param deliveredOn - `YYYY-MM-DD`
 */
export function claimDeadline(deliveredOn: string, calendar: BusinessCalendar): string {
  return addBusinessDays(deliveredOn, BUSINESS_DAYS_TO_CLAIM, calendar);
}

/** The part of an order that shows whether artwork is missing. */
export interface ArtworkSnapshot {
  readonly items: readonly Pick<ItemSnapshot, 'printed' | 'hasArtwork'>[];
}

/** When the payment of an order is due: 7 days after it was placed. */
export function paymentDueDate(placedAt: Date): Date {
  return addDays(placedAt, DAYS_TO_PAY);
}

export function printedItems(order: Pick<OrderSnapshot, 'items'>): readonly ItemSnapshot[] {
  return order.items.filter((item) => item.printed);
}

export function findItem(order: OrderSnapshot, sid: string): ItemSnapshot | undefined {
  return order.items.find((item) => item.sid === sid);
}

export function hasAllArtwork({ items }: ArtworkSnapshot): boolean {
  return items.every((item) => !item.printed || item.hasArtwork);
}

/** The item needs no upload and no confirmation. */
export function isReadyForProduction(item: ItemSnapshot): boolean {
  return !item.printed || item.approved;
}

export type RequiredAction =
  'confirm_recipient' | 'pay_before_due' | 'upload_artwork' | 'submit_artwork' | 'confirm_proof';

/** What the customer has to do next; null if the order does not wait for the customer. */
export function requiredAction(order: Pick<OrderSnapshot, 'state'> & ArtworkSnapshot): RequiredAction | null {
  switch (order.state) {
    case 'preorder':
      return 'confirm_recipient';
    case 'awaiting_payment':
      return 'pay_before_due';
    case 'awaiting_files':
      return hasAllArtwork(order) ? 'submit_artwork' : 'upload_artwork';
    case 'awaiting_proof_approval':
      return 'confirm_proof';
    default:
      return null;
  }
}
