import type { Money } from '@shop/money';
import { valueAt, arrayAt, stringAt } from './json';
import { fromPayPalAmount } from './paypal-amount';

const STATUSES = [
  'DRAFT',
  'SENT',
  'SCHEDULED',
  'UNPAID',
  'SHARED',
  'PAYMENT_PENDING',
  'PARTIALLY_PAID',
  'PAID',
  'MARKED_AS_PAID',
  'PAID_EXTERNAL',
  'CANCELLED',
  'AUTO_CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'MARKED_AS_REFUNDED',
  'REFUNDED_EXTERNAL',
] as const;

/** PayPal's invoice status. Only `PAID` means that the whole amount was paid through PayPal. */
export type PayPalInvoiceStatus = (typeof STATUSES)[number] | 'UNKNOWN';

/** An invoice at PayPal. All amounts are whole minor units of `currency`. */
export interface PayPalInvoice {
  readonly invoiceId: string;
  readonly invoiceNumber: string | undefined;
  /** The order id that the invoice was created with. */
  readonly reference: string | undefined;
  readonly status: PayPalInvoiceStatus;
  /** Payment page. */
  readonly payUrl: string | undefined;
  readonly currency: string;
  readonly total: number;
  readonly due: number | undefined;
  /** Undefined if PayPal does not state it. */
  readonly paid: number | undefined;
  readonly refunded: number;
  readonly payments: readonly PayPalInvoicePayment[];
  readonly refunds: readonly PayPalInvoiceRefund[];
  readonly payeeEmail: string | undefined;
}

export interface PayPalInvoicePayment {
  /** Transaction id, needed to refund it. */
  readonly captureId: string;
  readonly amount: number;
  /** False if the merchant recorded it by hand, such as cash. */
  readonly throughPayPal: boolean;
}

export interface PayPalInvoiceRefund {
  readonly refundId: string;
  readonly amount: number;
  /** False if the merchant recorded it by hand, such as cash. */
  readonly throughPayPal: boolean;
}

/** Parses PayPal's invoice. Null without id, currency or total, or if its amounts have different currencies. */
export function parseInvoice(invoice: unknown): PayPalInvoice | null {
  const invoiceId = parseInvoiceId(valueAt(invoice, 'id'));
  const total = fromPayPalAmount(valueAt(invoice, 'amount'));
  if (invoiceId === undefined || total === undefined) return null;
  const { currency } = total;
  if (currency !== (stringAt(invoice, 'detail', 'currency_code') ?? currency)) return null;

  const due = fromPayPalAmount(valueAt(invoice, 'due_amount'));
  const refunded = fromPayPalAmount(valueAt(invoice, 'refunds', 'refund_amount'));
  const payments = parsePayments(invoice);
  const paid = parsePaidAmount(invoice, payments, currency);
  const refunds = parseRefunds(invoice);
  const amounts = [due, refunded, paid, ...payments.map(({ money }) => money), ...refunds.map(({ money }) => money)];
  if (amounts.some((money) => money !== undefined && money.currency !== currency)) return null;

  return {
    invoiceId,
    invoiceNumber: stringAt(invoice, 'detail', 'invoice_number') ?? stringAt(invoice, 'invoice_number'),
    reference: stringAt(invoice, 'detail', 'reference') ?? stringAt(invoice, 'reference'),
    status: parseInvoiceStatus(valueAt(invoice, 'status')),
    payUrl: parseWebUrl(stringAt(invoice, 'detail', 'metadata', 'recipient_view_url')),
    currency,
    total: total.amount,
    due: due?.amount,
    paid: paid?.amount,
    refunded: refunded?.amount ?? 0,
    payments: payments.map(({ money, ...payment }) => ({ ...payment, amount: money.amount })),
    refunds: refunds.map(({ money, ...refund }) => ({ ...refund, amount: money.amount })),
    payeeEmail: stringAt(invoice, 'invoicer', 'email_address'),
  };
}

/** A PayPal invoice id, such as `INV2-Z56S-5LLA-Q52L-CPZ5`; undefined for anything else. */
export function parseInvoiceId(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value) ? value : undefined;
}

export function parseInvoiceStatus(value: unknown): PayPalInvoiceStatus {
  return STATUSES.find((status) => status === value) ?? 'UNKNOWN';
}

type ParsedPayment = Omit<PayPalInvoicePayment, 'amount'> & { readonly money: Money };

/** Payments are in `payments.transactions`, or directly in `payments` (PayPal's webhook guide). */
function parsePayments(invoice: unknown): readonly ParsedPayment[] {
  return [...arrayAt(invoice, 'payments', 'transactions'), ...arrayAt(invoice, 'payments')].flatMap((payment) => {
    const captureId = stringAt(payment, 'payment_id');
    const money = fromPayPalAmount(valueAt(payment, 'amount'));
    const status = stringAt(payment, 'transaction_status') ?? (isPending(invoice) ? 'PENDING' : 'SUCCESS');
    if (captureId === undefined || money === undefined || status !== 'SUCCESS') return [];
    return [{ captureId, money, throughPayPal: (stringAt(payment, 'type') ?? 'PAYPAL') === 'PAYPAL' }];
  });
}

/** Refunds are in `refunds.transactions`, or directly in `refunds`. */
function parseRefunds(invoice: unknown): readonly (Omit<PayPalInvoiceRefund, 'amount'> & { readonly money: Money })[] {
  return [...arrayAt(invoice, 'refunds', 'transactions'), ...arrayAt(invoice, 'refunds')].flatMap((refund) => {
    const refundId = stringAt(refund, 'refund_id');
    const money = fromPayPalAmount(valueAt(refund, 'amount'));
    if (refundId === undefined || money === undefined) return [];
    return [{ refundId, money, throughPayPal: (stringAt(refund, 'type') ?? 'PAYPAL') === 'PAYPAL' }];
  });
}

function parsePaidAmount(invoice: unknown, payments: readonly ParsedPayment[], currency: string): Money | undefined {
  const cleared = { currency, amount: payments.reduce((sum, { money }) => sum + money.amount, 0) };
  if (isPending(invoice)) return cleared;
  const stated = valueAt(invoice, 'payments', 'paid_amount');
  if (stated !== undefined) return fromPayPalAmount(stated);
  if (payments.length > 0) return cleared;
  const unpaid = ['DRAFT', 'SENT', 'SCHEDULED', 'UNPAID', 'SHARED', 'CANCELLED', 'AUTO_CANCELLED'];
  return unpaid.includes(parseInvoiceStatus(valueAt(invoice, 'status'))) ? { currency, amount: 0 } : undefined;
}

/** Whether the payments listed add up to the amount paid, so that every payment has an id. */
export function isItemised({ paid, payments }: Pick<PayPalInvoice, 'paid' | 'payments'>): boolean {
  return paid !== undefined && paid === payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** PayPal has not released the payment yet and may return it to the payer. */
function isPending(invoice: unknown): boolean {
  return valueAt(invoice, 'status') === 'PAYMENT_PENDING';
}

function parseWebUrl(text: string | undefined): string | undefined {
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;
}
