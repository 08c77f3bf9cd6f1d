/** What the shop must know, told by nothing but its written flow: no code of the shop's is used here. */
export interface ModelState {
  /** Unix milliseconds. */
  now: number;
  shoppers: Shopper[];
  staff: StaffMember[];
  orders: Order[];
  /** What PayPal has told or will tell, each as often as it likes and in any order. */
  reports: Report[];
  /** PayPal's names of the payments that were counted. */
  countedCaptures: string[];
  /** Money that pays for nothing, until somebody settles it. */
  tasks: Task[];
  /** Minor units by currency: money that pays for nothing and is no order's in its currency. */
  unassignedMoney: Record<string, number>;
  /** Mails to accounting about money that pays for nothing. */
  unmatchedMails: number;
  /** Files that were accepted, each upload one. */
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
  /** How many mails of each template. */
  mails: Record<string, number>;
  paidBy: 'paypal' | 'prepaid' | 'manual' | null;
  paid: number;
  refunded: number;
  /** Money in the order's currency that came for it and pays for nothing. */
  unmatched: number;
  lastShipmentAt: number;
  /** `wanted` may be open by now; `leaving` may be withdrawn by now. */
  invoice: 'none' | 'wanted' | 'open' | 'leaving' | 'gone' | 'paid';
  /** PayPal's own id, once the shop told it. */
  invoiceId: string;
  /** What was paid at PayPal, told to the shop or not. */
  atPayPal: Payment[];
}

export interface Item {
  sid: string;
  printed: boolean;
  /** The current artwork: a file's sha-256 or a link. */
  artwork: string | null;
  rejected: boolean;
  /** Of each version, oldest first, the proof's sha-256. */
  proofs: string[];
  /** Whether the last proof still is the one to confirm. */
  proofIsCurrent: boolean;
  shipped: boolean;
}

export interface Payment {
  /** PayPal's name of it: told twice under one name it is one payment. */
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

/** What PayPal tells of an invoice: every payment that has come for it by then. */
export interface Report {
  /** Place in the orders; null for money that names no order of ours. */
  order: number | null;
  currency: string;
  payments: Payment[];
  /** Whether it is our account that was paid. */
  ours: boolean;
  /** PayPal's name of the report. */
  event: string;
}

export const DAY = 86_400_000;
