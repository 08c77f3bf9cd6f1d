import { valueAt, stringAt } from './json';
import { parseInvoice, type PayPalInvoice } from './paypal-invoice';
import { parseRefundStatus, type PayPalRefundStatus } from './paypal-refund';

/** An invoice event with the invoice at the time of the event. */
export interface InvoiceEvent extends PayPalInvoice {
  readonly type: 'paid' | 'cancelled' | 'refunded';
  readonly eventId: string;
  /** ISO 8601. */
  readonly occurredAt: string;
}

/** A refund event, including refunds that were not requested by this shop. */
export interface RefundEvent {
  readonly type: 'refund';
  readonly eventId: string;
  readonly occurredAt: string;
  readonly refundId: string;
  readonly status: PayPalRefundStatus;
}

/** Any other event; it is acknowledged and ignored. */
export interface OtherEvent {
  readonly type: 'other';
  readonly eventId: string;
  readonly occurredAt: string;
}

const INVOICE_EVENT_TYPES: ReadonlyMap<string, InvoiceEvent['type']> = new Map([
  ['INVOICING.INVOICE.PAID', 'paid'],
  ['INVOICING.INVOICE.CANCELLED', 'cancelled'],
  ['INVOICING.INVOICE.REFUNDED', 'refunded'],
]);
const REFUND_EVENT_TYPES: ReadonlySet<string> = new Set([
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.COMPLETED',
  'PAYMENT.REFUND.FAILED',
]);

/**
 * Parses the body of a verified webhook. The invoice is in `resource.invoice` or in `resource`. Null if the body is not
 * a PayPal event or its invoice is invalid. `paid` is also sent for partial and pending payments; see the invoice's
 * `status` and `paid`.
 */
export function parseWebhook(body: unknown): InvoiceEvent | RefundEvent | OtherEvent | null {
  const eventId = stringAt(body, 'id');
  const eventType = stringAt(body, 'event_type');
  const occurredAt = stringAt(body, 'create_time');
  if (eventId === undefined || eventId.length > 100 || eventType === undefined) return null;
  if (occurredAt === undefined || Number.isNaN(Date.parse(occurredAt))) return null;
  if (REFUND_EVENT_TYPES.has(eventType)) return parseRefundEvent(valueAt(body, 'resource'), { eventId, occurredAt });
  const type = INVOICE_EVENT_TYPES.get(eventType);
  if (type === undefined) return { type: 'other', eventId, occurredAt };
  const resource = valueAt(body, 'resource');
  const invoice = parseInvoice(valueAt(resource, 'invoice') ?? resource);
  if (invoice === null) return null;
  return { ...invoice, type, eventId, occurredAt };
}

/** Uses the refund's status, because PayPal sends `PAYMENT.CAPTURE.REFUNDED` for pending refunds too. */
function parseRefundEvent(resource: unknown, event: Pick<RefundEvent, 'eventId' | 'occurredAt'>): RefundEvent | null {
  const refundId = stringAt(resource, 'id');
  const status = parseRefundStatus(valueAt(resource, 'status'));
  return refundId !== undefined && status !== undefined ? { ...event, type: 'refund', refundId, status } : null;
}

export interface Transmission {
  readonly auth_algo: string;
  readonly cert_url: string;
  readonly transmission_id: string;
  readonly transmission_sig: string;
  readonly transmission_time: string;
}

/** Parses PayPal's webhook headers; null if one is missing, repeated or malformed. */
export function parseTransmission(
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
  if (!isTrustedCertificateUrl(cert_url, baseUrl)) return null;
  return { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time };
}

/** Allows https on paypal.com and the origin of the API. */
function isTrustedCertificateUrl(certUrl: string, baseUrl: string): boolean {
  if (!URL.canParse(certUrl)) return false;
  const url = new URL(certUrl);
  if (url.username !== '' || url.password !== '') return false;
  const atPayPal = url.hostname === 'paypal.com' || url.hostname.endsWith('.paypal.com');
  return (url.protocol === 'https:' && url.port === '' && atPayPal) || url.origin === new URL(baseUrl).origin;
}
