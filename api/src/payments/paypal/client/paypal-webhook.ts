import { valueAt, stringAt } from './json';
import { parseInvoice, type PayPalInvoice } from './paypal-invoice';
import { parseDispute, type PayPalDispute } from './paypal-dispute';
import { parseChargeback, parseRefundReport, type PayPalRefundReport } from './paypal-refund';

/** An invoice event with the invoice at the time of the event. */
export interface InvoiceEvent extends PayPalInvoice {
  readonly type: 'paid' | 'cancelled' | 'refunded';
  readonly eventId: string;
  /** ISO 8601. */
  readonly occurredAt: string;
}

/** A refund or chargeback, including refunds that were not requested by this shop. */
export interface RefundEvent extends PayPalRefundReport {
  readonly type: 'refund';
  readonly eventId: string;
  readonly occurredAt: string;
}

/** A dispute was opened, changed or resolved. */
export interface DisputeEvent extends PayPalDispute {
  readonly type: 'dispute';
  readonly eventId: string;
  readonly occurredAt: string;
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
const REFUND_PARSERS: ReadonlyMap<string, (resource: unknown) => PayPalRefundReport | null> = new Map([
  ['PAYMENT.CAPTURE.REFUNDED', parseRefundReport],
  ['PAYMENT.REFUND.PENDING', parseRefundReport],
  ['PAYMENT.REFUND.COMPLETED', parseRefundReport],
  ['PAYMENT.REFUND.FAILED', parseRefundReport],
  ['PAYMENT.CAPTURE.REVERSED', parseChargeback],
]);
const DISPUTE_EVENT_TYPES: ReadonlySet<string> = new Set([
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
]);

export type WebhookEvent = InvoiceEvent | RefundEvent | DisputeEvent | OtherEvent;

/**
 * Parses the body of a verified webhook. The invoice is in `resource.invoice` or in `resource`. Null if the body is not
 * a PayPal event or its invoice, refund or dispute is invalid. `paid` is also sent for partial and pending payments; see the invoice's
 * `status` and `paid`.
 */
export function parseWebhook(body: unknown): WebhookEvent | null {
  const eventId = stringAt(body, 'id');
  const eventType = stringAt(body, 'event_type');
  const occurredAt = stringAt(body, 'create_time');
  if (eventId === undefined || eventId.length > 100 || eventType === undefined) return null;
  if (occurredAt === undefined || Number.isNaN(Date.parse(occurredAt))) return null;
  const resource = valueAt(body, 'resource');
  const refund = REFUND_PARSERS.get(eventType)?.(resource);
  if (refund !== undefined) return refund && { ...refund, type: 'refund', eventId, occurredAt };
  if (DISPUTE_EVENT_TYPES.has(eventType)) {
    const dispute = parseDispute(resource);
    return dispute && { ...dispute, type: 'dispute', eventId, occurredAt };
  }
  const type = INVOICE_EVENT_TYPES.get(eventType);
  if (type === undefined) return { type: 'other', eventId, occurredAt };
  const invoice = parseInvoice(valueAt(resource, 'invoice') ?? resource);
  if (invoice === null) return null;
  return { ...invoice, type, eventId, occurredAt };
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
