import type { Money } from '@shop/money';
import { at, listAt, textAt } from './json';
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

/** PayPal's word for where an invoice stands. Only PAID says that the whole amount came through PayPal. */
export type PayPalInvoiceStatus = (typeof STATUSES)[number] | 'UNKNOWN';

/** An invoice as PayPal has it. All amounts are in whole minor units of `currency`. */
export interface PayPalInvoice {
  readonly invoiceId: string;
  readonly invoiceNumber: string | undefined;
  /** The order's id, put there on creation. */
  readonly reference: string | undefined;
  readonly status: PayPalInvoiceStatus;
  /** Where the payer pays. */
  readonly payUrl: string | undefined;
  readonly currency: string;
  readonly total: number;
  readonly due: number | undefined;
  /** Undefined where PayPal does not say; 0 where it says that nothing was paid. */
  readonly paid: number | undefined;
  readonly refunded: number;
  readonly payments: readonly PayPalPayment[];
  readonly refunds: readonly PayPalRefunded[];
  readonly payeeEmail: string | undefined;
}

export interface PayPalPayment {
  /** The transaction: what a refund of it names. */
  readonly captureId: string;
  readonly amount: number;
  /** False for what the merchant recorded by hand, such as cash. */
  readonly throughPayPal: boolean;
}

export interface PayPalRefunded {
  readonly refundId: string;
  readonly amount: number;
  /** False for what the merchant recorded by hand, such as cash. */
  readonly throughPayPal: boolean;
}

/** Reads PayPal's invoice. Null without an id, a currency or a total, and where the amounts' currencies differ. */
export function parseInvoice(invoice: unknown): PayPalInvoice | null {
  const invoiceId = invoiceIdOf(at(invoice, 'id'));
  const total = fromPayPalAmount(at(invoice, 'amount'));
  if (invoiceId === undefined || total === undefined) return null;
  const { currency } = total;
  if (currency !== (textAt(invoice, 'detail', 'currency_code') ?? currency)) return null;

  const due = fromPayPalAmount(at(invoice, 'due_amount'));
  const refunded = fromPayPalAmount(at(invoice, 'refunds', 'refund_amount'));
  const payments = paymentsOf(invoice);
  const paid = paidOf(invoice, payments, currency);
  const refunds = refundsOf(invoice);
  const amounts = [due, refunded, paid, ...payments.map(({ money }) => money), ...refunds.map(({ money }) => money)];
  if (amounts.some((money) => money !== undefined && money.currency !== currency)) return null;

  return {
    invoiceId,
    invoiceNumber: textAt(invoice, 'detail', 'invoice_number') ?? textAt(invoice, 'invoice_number'),
    reference: textAt(invoice, 'detail', 'reference') ?? textAt(invoice, 'reference'),
    status: statusOf(at(invoice, 'status')),
    payUrl: webAddress(textAt(invoice, 'detail', 'metadata', 'recipient_view_url')),
    currency,
    total: total.amount,
    due: due?.amount,
    paid: paid?.amount,
    refunded: refunded?.amount ?? 0,
    payments: payments.map(({ money, ...payment }) => ({ ...payment, amount: money.amount })),
    refunds: refunds.map(({ money, ...refund }) => ({ ...refund, amount: money.amount })),
    payeeEmail: textAt(invoice, 'invoicer', 'email_address'),
  };
}

/** An invoice id of PayPal's, such as INV2-Z56S-5LLA-Q52L-CPZ5; undefined for what could not be one. */
export function invoiceIdOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(value) ? value : undefined;
}

export function statusOf(value: unknown): PayPalInvoiceStatus {
  return STATUSES.find((status) => status === value) ?? 'UNKNOWN';
}

type ReadPayment = Omit<PayPalPayment, 'amount'> & { readonly money: Money };

/** Payments stand in `payments.transactions`, or (as PayPal's guide to webhooks shows them) in `payments` itself. */
function paymentsOf(invoice: unknown): readonly ReadPayment[] {
  return [...listAt(invoice, 'payments', 'transactions'), ...listAt(invoice, 'payments')].flatMap((payment) => {
    const captureId = textAt(payment, 'payment_id');
    const money = fromPayPalAmount(at(payment, 'amount'));
    const status = textAt(payment, 'transaction_status') ?? (isPending(invoice) ? 'PENDING' : 'SUCCESS');
    if (captureId === undefined || money === undefined || status !== 'SUCCESS') return [];
    return [{ captureId, money, throughPayPal: (textAt(payment, 'type') ?? 'PAYPAL') === 'PAYPAL' }];
  });
}

/** Refunds stand as the payments do. */
function refundsOf(invoice: unknown): readonly (Omit<PayPalRefunded, 'amount'> & { readonly money: Money })[] {
  return [...listAt(invoice, 'refunds', 'transactions'), ...listAt(invoice, 'refunds')].flatMap((refund) => {
    const refundId = textAt(refund, 'refund_id');
    const money = fromPayPalAmount(at(refund, 'amount'));
    if (refundId === undefined || money === undefined) return [];
    return [{ refundId, money, throughPayPal: (textAt(refund, 'type') ?? 'PAYPAL') === 'PAYPAL' }];
  });
}

function paidOf(invoice: unknown, payments: readonly ReadPayment[], currency: string): Money | undefined {
  const cleared = { currency, amount: payments.reduce((sum, { money }) => sum + money.amount, 0) };
  if (isPending(invoice)) return cleared;
  const stated = at(invoice, 'payments', 'paid_amount');
  if (stated !== undefined) return fromPayPalAmount(stated);
  if (payments.length > 0) return cleared;
  const unpaid = ['DRAFT', 'SENT', 'SCHEDULED', 'UNPAID', 'SHARED', 'CANCELLED', 'AUTO_CANCELLED'];
  return unpaid.includes(statusOf(at(invoice, 'status'))) ? { currency, amount: 0 } : undefined;
}

/** Whether every payment that PayPal counts is named, so that none can be taken for another. */
export function isItemised({ paid, payments }: Pick<PayPalInvoice, 'paid' | 'payments'>): boolean {
  return paid !== undefined && paid === payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** PayPal holds the payer's money back; it may yet go back to the payer. */
function isPending(invoice: unknown): boolean {
  return at(invoice, 'status') === 'PAYMENT_PENDING';
}

function webAddress(text: string | undefined): string | undefined {
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;
}
