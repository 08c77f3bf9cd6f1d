import { addBusinessDays, addDays, type BusinessCalendar } from './calendar';
import type { OrderState } from './states';

export interface ItemFacts {
  readonly sid: string;
  /** Printed from the customer's files; blank and black items need neither artwork nor proof. */
  readonly printed: boolean;
  /** A current artwork is stored: a file or link that was neither replaced nor rejected. */
  readonly hasArtwork: boolean;
  /** How many proofs were ever sent for it; the next one's version is one more. */
  readonly proofsSent: number;
  /** The version to be confirmed; null while there is none or the last one is no longer current. */
  readonly currentProofVersion: number | null;
  /** Its artwork is current and the current proof of it confirmed, on this order or on the one it was taken over from. */
  readonly approved: boolean;
  readonly shipped: boolean;
  readonly openClaim: boolean;
}

export type PaymentRoute = 'paypal' | 'prepaid' | 'manual';

/** An order as the flow needs to see it. Amounts are whole minor units of `currency`, but for the prepaid balance. */
export interface OrderFacts {
  /** Null before the order is placed: `items`, `total` and the rest are then the cart's. */
  readonly state: OrderState | null;
  readonly now: Date;
  readonly calendar: BusinessCalendar;
  readonly placedAt: Date | null;
  readonly due: Date | null;
  readonly currency: string;
  readonly total: number;
  /** The part of the total without shipping and fees. */
  readonly productAmount: number;
  /** 0 PayPal, 3 prepaid. */
  readonly paymentMethod: 0 | 3;
  /** 3 is economy, which wants its risk accepted. */
  readonly shippingMethod: 0 | 1 | 2 | 3;
  /** The recipient's address is whole and a service goes there. */
  readonly shippable: boolean;
  readonly items: readonly ItemFacts[];
  /** A coupon lowered the product price, and is spent on this order. */
  readonly couponSpent: boolean;
  /** A PayPal invoice can still be paid. */
  readonly openInvoice: boolean;
  readonly paidBy: PaymentRoute | null;
  readonly paid: number;
  readonly refunded: number;
  /** Came in for this order without paying it (too late, twice, a wrong amount) and was not sent back yet. */
  readonly unapplied: number;
  /** Fen. */
  readonly prepaidBalance: number;
  readonly lastShipmentAt: Date | null;
  /** `YYYY-MM-DD`; null while nobody knows. */
  readonly deliveredOn: string | null;
  /** A claim was settled as a parcel lost on its way. */
  readonly lostParcel: boolean;
}

export const DAYS_TO_PAY = 7;
export const DAYS_TO_COMPLETION = 30;
export const BUSINESS_DAYS_TO_CLAIM = 7;

/** The last day on which something that arrived then can be claimed. */
export function claimDeadline(deliveredOn: string, calendar: BusinessCalendar): string {
  return addBusinessDays(deliveredOn, BUSINESS_DAYS_TO_CLAIM, calendar);
}

/** Until when an order placed then can be paid. */
export function dueOf(placedAt: Date): Date {
  return addDays(placedAt, DAYS_TO_PAY);
}

export function printedItems(facts: Pick<OrderFacts, 'items'>): readonly ItemFacts[] {
  return facts.items.filter((item) => item.printed);
}

export function itemOf(facts: OrderFacts, sid: string): ItemFacts | undefined {
  return facts.items.find((item) => item.sid === sid);
}

export function everyArtworkIn(facts: Pick<OrderFacts, 'items'>): boolean {
  return printedItems(facts).every((item) => item.hasArtwork);
}

/** Nothing is to be uploaded for it and nothing to be confirmed. */
export function needsNothing(item: ItemFacts): boolean {
  return !item.printed || item.approved;
}

export type RequiredAction =
  'confirm_recipient' | 'pay_before_due' | 'upload_artwork' | 'submit_artwork' | 'confirm_proof';

/** What the order waits for its customer to do; null when it does not wait for them. */
export function requiredAction(facts: Pick<OrderFacts, 'state' | 'items'>): RequiredAction | null {
  switch (facts.state) {
    case 'preorder':
      return 'confirm_recipient';
    case 'awaiting_payment':
      return 'pay_before_due';
    case 'awaiting_files':
      return everyArtworkIn(facts) ? 'submit_artwork' : 'upload_artwork';
    case 'awaiting_proof_approval':
      return 'confirm_proof';
    default:
      return null;
  }
}
