import type { LanguageCode, ShipToView } from '@shop/contract';
import type { ManualMethod, PaymentRoute } from '@shop/order-flow';

/** As documents keep them for as long as there are books: whatever else changes, they are printed from this alone. */
export interface Seller {
  name: string;
  address: string[];
  taxId?: string;
}

/** Of a closed account only where it was. */
export type Buyer = Partial<Omit<ShipToView, 'phone'>> & { country: string; email?: string };

/** Amounts are whole minor units; `fen` is the factory's price. */
export interface FrozenLine {
  sku: string;
  name: string;
  /** In the document's language, as it was then: artwork, finishes. */
  details: string[];
  label?: string;
  quantity: number;
  fen: number;
  amount: number;
}

export interface FrozenSums {
  product: number;
  /** What a coupon took off. */
  discount?: number;
  shippingFirst: number;
  shippingNext: number;
  exchangeFee: number;
  remittanceFee: number;
  total: number;
}

export interface FrozenPayment {
  at: string;
  route: PaymentRoute;
  method?: ManualMethod;
  reference?: string;
}

interface Frozen {
  language: LanguageCode;
  seller: Seller;
  buyer: Buyer;
  orderId: string;
  currency: string;
  /** Of the currency: two for cents, none for yen. */
  digits: number;
}

export interface FrozenOrder extends Frozen {
  placedAt: string;
  /** Null while it is not paid. */
  payment: FrozenPayment | null;
  /** In words. */
  shipping: string;
  perCny: string;
  /** Since when that rate had been in force as the order was placed; null where nothing tells. */
  rateFrom: string | null;
  lines: FrozenLine[];
  sums: FrozenSums;
}

export interface FrozenCreditNote extends Frozen {
  invoice: { name: string; issuedAt: string };
  refundedAt: string;
  route: PaymentRoute | null;
  /** As staff gave it to the customer. */
  reason?: string;
  amount: number;
}
