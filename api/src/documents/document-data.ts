import type { LanguageCode, ShipToView } from '@shop/contract';
import type { ManualMethod, PaymentRoute } from '@shop/order-flow';

/** The company that sells, as configured when the document was issued. */
export interface Seller {
  name: string;
  address: string[];
  taxId?: string;
  email?: string;
  phone?: string;
}

/** The customer. Only country and city remain after the account is closed. */
export type Buyer = Partial<Omit<ShipToView, 'phone'>> & { country: string; email?: string };

export interface DocumentLine {
  sku: string;
  name: string;
  /** Artwork and finishes, in the document's language. */
  details: string[];
  label?: string;
  quantity: number;
  /** Factory price in fen. */
  fen: number;
  /** Minor units of the document's currency. */
  amount: number;
}

/** Minor units of the document's currency. */
export interface OrderTotals {
  product: number;
  /** Amount that a coupon took off. */
  discount?: number;
  shippingFirst: number;
  shippingNext: number;
  exchangeFee: number;
  remittanceFee: number;
  total: number;
}

export interface PaymentDetails {
  at: string;
  route: PaymentRoute;
  method?: ManualMethod;
  reference?: string;
}

/** Stored with an issued document when it is issued; the PDF is rendered from this data alone. */
interface DocumentData {
  language: LanguageCode;
  seller: Seller;
  buyer: Buyer;
  orderId: string;
  currency: string;
  /** Decimal places of the currency: 2 for USD, 0 for JPY. */
  digits: number;
}

/** Data of an invoice, a pro-forma invoice or an order's quote. */
export interface OrderDocumentData extends DocumentData {
  placedAt: string;
  /** Null before payment. */
  payment: PaymentDetails | null;
  /** Name of the shipping method. */
  shipping: string;
  /** Exchange rate: units of `currency` per CNY, as a decimal. */
  perCny: string;
  /** Start of the rate's validity; null for orders placed before this was recorded. */
  rateFrom: string | null;
  lines: DocumentLine[];
  sums: OrderTotals;
}

export interface CreditNoteData extends DocumentData {
  invoice: { name: string; issuedAt: string };
  refundedAt: string;
  route: PaymentRoute | null;
  /** The reason that staff gave the customer. */
  reason?: string;
  /** Minor units of `currency`. */
  amount: number;
}
