import type { Parcel } from './parcels';
import type { OrderEvent, PostingActor } from './states';

/** Payment methods that accounting records by hand. */
export const MANUAL_METHODS = ['western_union', 'moneygram', 'bank_transfer'] as const;
export type ManualMethod = (typeof MANUAL_METHODS)[number];

/** How a claim can be resolved. */
export const CLAIM_RESOLUTIONS = ['reprint', 'refund', 'refused'] as const;
export type ClaimResolution = (typeof CLAIM_RESOLUTIONS)[number];

/** How a payment was taken back: a refund made at the payment service by hand, or a chargeback. */
export const PAYMENT_REVERSALS = ['refund', 'chargeback'] as const;
export type PaymentReversal = (typeof PAYMENT_REVERSALS)[number];

/** A place on the printed piece, in mm from its top left corner, with what the customer wants changed there. */
export interface ProofPin {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Who sends the parcels in place of the shop: the name and address of a reseller. */
export interface Sender {
  readonly name: string;
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly region: string;
  readonly postCode: string;
  readonly country: string;
}

type NoPayload = unknown;

interface WithReason {
  readonly reason: string;
}

/** The input data of each event. Amounts are whole minor units. */
export interface EventPayloads {
  preorder: {
    /** The total that the customer agreed to. */
    readonly expectedTotal: { readonly currency: string; readonly amount: number };
    readonly economyRiskAccepted?: boolean | undefined;
  };
  reprint_ordered: {
    /** The id of the original order. */
    readonly of: string;
  };
  recipient_info_added: {
    readonly notes?: string;
    /** Null: the shop sends the parcels. Undefined: the sender stays as it is. */
    readonly sender?: Sender | null;
  };
  paypal_invoice_created: { readonly invoice: { readonly number: string; readonly payUrl: string } };
  invoice_sent: NoPayload;
  /** The amount received, or the amount to take from the prepaid account. Never an amount that a request claims was received. */
  order_paid: {
    readonly amount: number;
    readonly currency: string;
    /** The payer's reference, for payments recorded by hand. */
    readonly memo?: string;
    readonly method?: ManualMethod;
  };
  waiting_for_user_file: NoPayload;
  /** The file or link is stored before the event is posted. `fileName` is missing while only the permission is checked. */
  user_file_upload: { readonly sid: string; readonly fileName?: string };
  all_files_uploaded: NoPayload;
  artworks_submitted: NoPayload;
  artwork_rejected: WithReason & { readonly items: readonly string[] };
  /** The proof's file is stored before the event is posted. `fileName` is missing while only the permission is checked. */
  digital_proof_sent: {
    readonly sid: string;
    readonly fileName?: string;
    /** Numbers of the item's pins that this version settles. */
    readonly settles?: readonly number[];
  };
  /** The comment may be blank if there are pins. */
  proof_change_requested: { readonly sid: string; readonly comment: string; readonly pins?: readonly ProofPin[] };
  artwork_confirmed: {
    /** The version of each item's proof that the customer saw, by sid. */
    readonly versions: Readonly<Record<string, number>>;
    /** The name of the person who approves. */
    readonly approvedBy?: string;
  };
  in_production: NoPayload;
  shipped: {
    readonly items: readonly string[];
    readonly agent: string;
    readonly trackingNumber: string;
    /** What is in which parcel. Without parcels, everything that is left of the items is shipped. */
    readonly parcels?: readonly Parcel[];
  };
  /** `YYYY-MM-DD`; today by default. */
  order_completed: { readonly deliveryDate?: string };
  order_cancelled: WithReason;
  order_expired: NoPayload;
  /** In the order's currency by default. */
  refund_issued: WithReason & { readonly amount: number; readonly currency?: string };
  /** The photos are stored before the event is posted, and given by object id. */
  claim_opened: WithReason & { readonly sid: string; readonly photos?: readonly string[] };
  claim_resolved: {
    readonly sid: string;
    readonly resolution: ClaimResolution;
    readonly lostParcel?: boolean;
    /** Required for a refund. */
    readonly amount?: number;
    /** Shown to the customer; required when the claim is refused. */
    readonly reason?: string;
  };
  payment_reversed: {
    readonly kind: PaymentReversal;
    readonly amount: number;
    readonly currency: string;
    /** The payment service's id of the refund or chargeback. */
    readonly reference: string;
  };
  dispute_opened: {
    /** The disputed amount. */
    readonly amount: number;
    readonly currency: string;
    /** The payment service's id of the dispute. */
    readonly reference: string;
  };
  dispute_resolved: {
    readonly amount: number;
    readonly currency: string;
    readonly reference: string;
    /** The payment service's code of the outcome. */
    readonly outcome: string;
  };
  hold_released: WithReason;
  /** Null: the shop sends the parcels. */
  sender_changed: { readonly sender: Sender | null };
  note_added: { readonly memo: string; readonly visibility: 'internal' | 'customer' };
}

/** An event to be posted, with its actor and payload. */
export type EventInput<E extends OrderEvent = OrderEvent, By extends PostingActor = PostingActor> = {
  [K in E]: { readonly event: K; readonly actor: By } & EventPayloads[K];
}[E];
