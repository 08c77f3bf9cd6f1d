import { at, textAt } from './json';
import { parseInvoice, type PayPalInvoice } from './paypal-invoice';
import { refundStatusOf, type PayPalRefundStatus } from './paypal-refund';

/** An event about an invoice that concerns the shop, with the invoice as it was then. */
export interface InvoiceEvent extends PayPalInvoice {
  readonly type: 'paid' | 'cancelled' | 'refunded';
  readonly eventId: string;
  /** ISO 8601. */
  readonly occurredAt: string;
}

/** An event about a refund, wherever it was asked for. */
export interface RefundEvent {
  readonly type: 'refund';
  readonly eventId: string;
  readonly occurredAt: string;
  readonly refundId: string;
  readonly status: PayPalRefundStatus;
}

/** Any other event, to be acknowledged and left. */
export interface OtherEvent {
  readonly type: 'other';
  readonly eventId: string;
  readonly occurredAt: string;
}

const TYPES: ReadonlyMap<string, InvoiceEvent['type']> = new Map([
  ['INVOICING.INVOICE.PAID', 'paid'],
  ['INVOICING.INVOICE.CANCELLED', 'cancelled'],
  ['INVOICING.INVOICE.REFUNDED', 'refunded'],
]);
const REFUNDS: ReadonlySet<string> = new Set([
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.COMPLETED',
  'PAYMENT.REFUND.FAILED',
]);

/**
 * Reads the body of a verified webhook; the invoice stands in `resource.invoice` or is `resource` itself. Null for what
 * is no event of PayPal's, or tells of an invoice that cannot be read. PAID also tells of a part paid and of a payment
 * that waits: `status` and `paid` say which.
 */
export function parseWebhook(body: unknown): InvoiceEvent | RefundEvent | OtherEvent | null {
  const eventId = textAt(body, 'id');
  const eventType = textAt(body, 'event_type');
  const occurredAt = textAt(body, 'create_time');
  if (eventId === undefined || eventId.length > 100 || eventType === undefined) return null;
  if (occurredAt === undefined || Number.isNaN(Date.parse(occurredAt))) return null;
  if (REFUNDS.has(eventType)) return refundEvent(at(body, 'resource'), { eventId, occurredAt });
  const type = TYPES.get(eventType);
  if (type === undefined) return { type: 'other', eventId, occurredAt };
  const resource = at(body, 'resource');
  const invoice = parseInvoice(at(resource, 'invoice') ?? resource);
  if (invoice === null) return null;
  return { ...invoice, type, eventId, occurredAt };
}

/** The name of the event speaks too early of some refunds: their status is what counts. */
function refundEvent(resource: unknown, event: Pick<RefundEvent, 'eventId' | 'occurredAt'>): RefundEvent | null {
  const refundId = textAt(resource, 'id');
  const status = refundStatusOf(at(resource, 'status'));
  return refundId !== undefined && status !== undefined ? { ...event, type: 'refund', refundId, status } : null;
}

export interface Transmission {
  readonly auth_algo: string;
  readonly cert_url: string;
  readonly transmission_id: string;
  readonly transmission_sig: string;
  readonly transmission_time: string;
}

/** PayPal's headers on a webhook, each in its form; null where one is missing, doubled or odd. */
export function transmissionOf(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  baseUrl: string,
): Transmission | null {
  const header = (name: string, form: RegExp): string | undefined => {
    const value = headers[name];
    return typeof value === 'string' && form.test(value) ? value : undefined;
  };
  const auth_algo = header('paypal-auth-algo', /^[A-Za-z0-9]{1,100}$/);
  const cert_url = header('paypal-cert-url', /^[!-~]{1,500}$/);
  const transmission_id = header('paypal-transmission-id', /^[\w-]{1,50}$/);
  const transmission_sig = header('paypal-transmission-sig', /^[A-Za-z0-9+/=_-]{1,1000}$/);
  const transmission_time = header('paypal-transmission-time', /^\d{4}-\d\d-\d\dT[\d:.]{5,20}(Z|[+-]\d\d:\d\d)$/);
  if (!auth_algo || !cert_url || !transmission_id || !transmission_sig || !transmission_time) return null;
  if (!isCertificateAddress(cert_url, baseUrl)) return null;
  return { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time };
}

/** On paypal.com by https, or where the API itself is. */
function isCertificateAddress(certUrl: string, baseUrl: string): boolean {
  if (!URL.canParse(certUrl)) return false;
  const url = new URL(certUrl);
  if (url.username !== '' || url.password !== '') return false;
  const atPayPal = url.hostname === 'paypal.com' || url.hostname.endsWith('.paypal.com');
  return (url.protocol === 'https:' && url.port === '' && atPayPal) || url.origin === new URL(baseUrl).origin;
}
