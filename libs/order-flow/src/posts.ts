import type { Actor, OrderEvent, OrderState, Poster } from './states';

/** How money comes by contact, to be recorded by hand. */
export const MANUAL_METHODS = ['western_union', 'moneygram', 'bank_transfer'] as const;
export type ManualMethod = (typeof MANUAL_METHODS)[number];

type Nothing = unknown;

interface Reason {
  readonly reason: string;
}

/** What each event brings with it. Amounts are whole minor units. */
export interface Payloads {
  preorder: {
    /** The total the customer agreed to. */
    readonly expectedTotal: { readonly currency: string; readonly amount: number };
    readonly economyRiskAccepted?: boolean;
  };
  /** The order whose item is made once more. */
  reprint_ordered: { readonly of: string };
  recipient_info_added: { readonly notes?: string };
  paypal_invoice_created: Nothing;
  invoice_sent: Nothing;
  /** What really came in, or is to be taken from the prepaid account; never what a request says came in. */
  order_paid: {
    readonly amount: number;
    readonly currency: string;
    /** By which it is known to whoever sent it, where accounting records it by hand. */
    readonly memo?: string;
    readonly method?: ManualMethod;
  };
  waiting_for_user_file: Nothing;
  /** The file or link is already stored. */
  user_file_upload: { readonly sid: string };
  all_files_uploaded: Nothing;
  artworks_submitted: Nothing;
  artwork_rejected: Reason & { readonly items: readonly string[] };
  /** The proof's file is already stored. */
  digital_proof_sent: { readonly sid: string };
  proof_change_requested: { readonly sid: string; readonly comment: string };
  /** The proof seen, by item: all of them, and each the current one. */
  artwork_confirmed: { readonly versions: Readonly<Record<string, number>> };
  in_production: Nothing;
  shipped: { readonly items: readonly string[]; readonly agent: string; readonly trackingNumber: string };
  /** `YYYY-MM-DD`; today where nobody says. */
  order_completed: { readonly deliveryDate?: string };
  order_cancelled: Reason;
  order_expired: Nothing;
  /** The order's currency where none is named. */
  refund_issued: Reason & { readonly amount: number; readonly currency?: string };
  /** The photos are stored already, and named by their objects. */
  claim_opened: Reason & { readonly sid: string; readonly photos?: readonly string[] };
  claim_resolved: {
    readonly sid: string;
    readonly resolution: 'reprint' | 'refund' | 'refused';
    readonly lostParcel?: boolean;
    /** Of a refund. */
    readonly amount?: number;
    /** What the customer is told; a refusal must say why. */
    readonly reason?: string;
  };
  note_added: { readonly memo: string; readonly visibility: 'internal' | 'customer' };
}

/** An event as somebody posts it. */
export type EventPost<E extends OrderEvent = OrderEvent, By extends Poster = Poster> = {
  [K in E]: { readonly event: K; readonly actor: By } & Payloads[K];
}[E];

/** An accepted event, with the state it led to. */
export type HistoryEntry<E extends OrderEvent = OrderEvent> = EventPost<E, Actor> & {
  readonly at: Date;
  readonly state: OrderState;
};
