/** The state that the shop must have according to the specified order flow, computed without the shop's own code. */
export interface ModelState {
  /** Unix milliseconds. */
  now: number;
  shoppers: Shopper[];
  staff: StaffMember[];
  orders: Order[];
  /** The payments that PayPal reports, each any number of times and in any order. */
  reports: Report[];
  /** PayPal's ids of the payments that were counted. */
  countedCaptures: string[];
  /** Unmatched payments. */
  tasks: Task[];
  /** Minor units by currency of unmatched payments that belong to no order in their currency. */
  unassignedMoney: Record<string, number>;
  /** Emails to accounting about unmatched payments. */
  unmatchedMails: number;
  /** Accepted uploads. */
  files: number;
}

export type ShopperRole = 'customer' | 'reseller' | 'guest';
export type Role = 'customer_service' | 'accounting' | 'factory' | 'isc_facility';
export type StaffRole = Role | 'admin';

export interface Shopper {
  role: ShopperRole;
  /** Fen on the prepaid account. */
  balance: number;
  /** The shop's ids of the cart's lines, and whether each is printed. */
  cart: { id: string; printed: boolean }[];
  since: number;
}

export interface StaffMember {
  role: StaffRole;
}

export const ORDER_STATES = [
  'preorder',
  'awaiting_payment',
  'awaiting_files',
  'in_review',
  'awaiting_proof_approval',
  'ready_for_production',
  'in_production',
  'shipped',
  'completed',
  'cancelled',
  'expired',
] as const;
export type State = (typeof ORDER_STATES)[number];

export interface Order {
  /** The shop's own id. */
  id: string;
  owner: number;
  state: State;
  placedAt: number;
  currency: string;
  /** Minor units. */
  total: number;
  product: number;
  byPayPal: boolean;
  items: Item[];
  /** As `event/actor>state`, without what PayPal's invoice adds. */
  history: string[];
  /** Emails by template. */
  mails: Record<string, number>;
  paidBy: 'paypal' | 'prepaid' | 'manual' | null;
  paid: number;
  refunded: number;
  /** Unmatched payments for the order in its currency. */
  unmatched: number;
  lastShipmentAt: number;
  /** A job opens a `wanted` invoice and withdraws a `leaving` one. */
  invoice: 'none' | 'wanted' | 'open' | 'leaving' | 'gone' | 'paid';
  /** PayPal's id, once the shop has returned it. */
  invoiceId: string;
  /** Payments at PayPal, reported to the shop or not. */
  atPayPal: Payment[];
}

export interface Item {
  sid: string;
  printed: boolean;
  /** The current artwork: a file's sha-256 or a link. */
  artwork: string | null;
  rejected: boolean;
  /** The proofs' sha-256, oldest version first. */
  proofs: string[];
  /** Whether the last proof awaits approval or is approved. */
  proofIsCurrent: boolean;
  shipped: boolean;
}

export interface Payment {
  /** PayPal's id, by which repeated reports are recognized. */
  capture: string;
  /** Minor units. */
  amount: number;
}

export interface Task {
  capture: string;
  order: number | null;
  currency: string;
  /** Minor units; 0 once it is settled. */
  left: number;
  since: number;
}

/** PayPal's report of an invoice with all payments until then. */
export interface Report {
  /** Index of the order; null if the payment names no order of the shop. */
  order: number | null;
  currency: string;
  payments: Payment[];
  /** Whether the shop's own PayPal account was paid. */
  ours: boolean;
  /** PayPal's id of the event. */
  event: string;
}

export const DAY = 86_400_000;
