// The parts of PayPal's Invoicing v2 and Payments v2 JSON that the emulator reads or writes.

export interface Money {
  currency_code: string;
  /** A decimal string such as "12.50". */
  value: string;
}

export interface Link {
  rel: string;
  href: string;
  method: string;
}

export interface ContactInfo {
  business_name?: string;
  name?: { given_name?: string; surname?: string };
  email_address?: string;
  language?: string;
  address?: { country_code?: string } & Record<string, string | undefined>;
}

export interface Recipient {
  billing_info?: ContactInfo;
  shipping_info?: ContactInfo;
}

export interface InvoiceItem {
  name?: string;
  description?: string;
  quantity?: string;
  unit_amount?: Money;
  tax?: unknown;
  discount?: unknown;
}

export interface AmountBreakdown {
  item_total?: Money;
  discount?: { item_discount?: unknown; invoice_discount?: { percent?: string; amount?: Money } };
  shipping?: { amount?: Money; tax?: unknown };
  custom?: { label?: string; amount?: Money };
  tax_total?: Money;
}

export interface InvoiceDetail {
  currency_code: string;
  invoice_number?: string;
  invoice_date?: string;
  reference?: string;
  note?: string;
  terms_and_conditions?: string;
  memo?: string;
  payment_term?: { term_type?: string; due_date?: string };
}

/** What a client sends. Nothing is checked yet: `checkDraft` does that. */
export interface InvoiceDraft {
  detail: InvoiceDetail;
  invoicer?: { email_address?: string; business_name?: string };
  primary_recipients?: Recipient[];
  items?: InvoiceItem[];
  configuration?: Record<string, unknown>;
  amount?: { value?: string; breakdown?: AmountBreakdown };
}

export type InvoiceStatus =
  'DRAFT' | 'SENT' | 'UNPAID' | 'PARTIALLY_PAID' | 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'CANCELLED';

export interface InvoiceMetadata {
  create_time: string;
  created_by_flow: string;
  first_sent_time?: string;
  last_sent_time?: string;
  cancel_time?: string;
  last_update_time?: string;
}

export interface PaymentTransaction {
  type: string;
  payment_id: string;
  transaction_type: string;
  payment_date: string;
  method: string;
  amount: Money;
  transaction_status: string;
}

export interface RefundTransaction {
  type: string;
  refund_id: string;
  refund_date: string;
  amount: Money;
  method: string;
}

export interface Invoice {
  id: string;
  status: InvoiceStatus;
  detail: InvoiceDetail & { invoice_number: string; metadata: InvoiceMetadata } & Record<string, unknown>;
  invoicer: { email_address: string; business_name?: string };
  primary_recipients: Recipient[];
  items: (InvoiceItem & { id: string })[];
  configuration: Record<string, unknown>;
  amount: Money & { breakdown: AmountBreakdown };
  due_amount: Money;
  payments?: { paid_amount: Money; transactions: PaymentTransaction[] };
  refunds?: { refund_amount: Money; transactions: RefundTransaction[] };
}

export interface Capture {
  id: string;
  status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: Money;
  final_capture: boolean;
  /** The invoice's number, as PayPal calls it. */
  invoice_id: string;
  create_time: string;
  update_time: string;
}

export interface StoredCapture extends Capture {
  /** The invoice's id. */
  invoice: string;
  /** Decimal value refunded so far. */
  refunded: string;
}

export type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';

export interface Refund {
  id: string;
  status: RefundStatus;
  amount: Money;
  invoice_id: string;
  note_to_payer?: string;
  create_time: string;
  update_time: string;
}

export interface StoredRefund extends Refund {
  /** The id of the capture. */
  capture: string;
}

/** A payer's dispute about a capture. */
export interface Dispute {
  dispute_id: string;
  create_time: string;
  update_time: string;
  reason: string;
  status: 'OPEN' | 'RESOLVED';
  seller_response_due_date?: string;
  dispute_amount: Money;
  dispute_outcome?: { outcome_code: string; amount_refunded?: Money };
  disputed_transactions: {
    seller_transaction_id: string;
    transaction_status: string;
    gross_amount: Money;
    invoice_number: string;
    seller: { email: string; merchant_id: string };
  }[];
}

export interface RefundRequest {
  amount?: Money;
  invoice_id?: string;
  note_to_payer?: string;
}

export interface WebhookEvent {
  id: string;
  eventType: string;
  /** The exact JSON text that is posted. */
  body: string;
  transmissionId: string;
  status: 'PENDING' | 'SUCCESS' | 'FAILURE';
  attempts: number;
  /** Time of the next attempt in milliseconds since the epoch. */
  nextAt: number;
  /** HTTP status of the last attempt; 0 without a response, null before the first attempt. */
  lastStatus: number | null;
}

export interface EmulatorConfig {
  host: string;
  port: number;
  /** Address of the emulator as the API calls it; set when the server listens, unless configured. */
  apiUrl: string;
  /** Address of the emulator in the payer's browser; `apiUrl` unless configured. */
  publicUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Events are posted here; without it they are only stored. */
  webhookUrl?: string;
  webhookRetryMs: number;
  /** Where the payer's page links back to; `{reference}` is replaced by the invoice's reference. */
  returnUrl?: string;
  merchantEmail: string;
  merchantId: string;
}
