import { PAYMENT_METHOD_CODES, type ReceivedWebhookView, Role, SHIPPING_METHOD_CODES } from '@shop/contract';
import { STATUSES, type StatusKind } from '../statuses';

/** Texts of codes: the prefix of their translation keys, and the codes. */
interface Labels {
  prefix: string;
  codes: readonly string[];
}

const statuses = (kind: StatusKind): Labels => ({
  prefix: STATUSES[kind].label,
  codes: Object.keys(STATUSES[kind].tones),
});

const ROLES: Labels = { prefix: 'labels.role', codes: Role.anyOf.map((role) => role.const) };

/** The services whose webhooks the shop receives. */
export const WEBHOOK_PROVIDERS = ['paypal', 'tracking'] as const satisfies readonly ReceivedWebhookView['provider'][];

/** The codes that an export of a list has as texts, by field. */
export const LABELS: Readonly<Record<string, Readonly<Record<string, Labels>>>> = {
  orders: {
    status: statuses('order'),
    paymentMethod: { prefix: 'labels.paymentMethod', codes: PAYMENT_METHOD_CODES.map(String) },
    shippingMethod: { prefix: 'labels.shippingMethod', codes: SHIPPING_METHOD_CODES.map(String) },
  },
  claims: { resolution: { prefix: 'claims.statuses', codes: ['reprint', 'refund', 'refused'] } },
  'quote-requests': { state: statuses('quoteRequest') },
  'contact-messages': {
    status: statuses('contactMessage'),
    department: { prefix: 'contactMessages.departments', codes: ['1', '2', '3'] },
  },
  accounts: { role: ROLES },
  staff: { role: ROLES, status: statuses('staff') },
  coupons: { state: statuses('coupon') },
  reviews: { state: statuses('review') },
  refunds: {
    state: statuses('refund'),
    method: { prefix: 'refunds.methods', codes: ['paypal', 'prepaid', 'manual'] },
  },
  'unmatched-payments': {
    settlement: statuses('unmatchedPayment'),
    reason: {
      prefix: 'paypal.mismatch',
      codes: [
        ...['no_order', 'another_invoice', 'another_payee', 'amount_mismatch', 'currency_mismatch'],
        ...['order_expired', 'event_not_allowed'],
      ],
    },
  },
  'paypal-refunds': { state: statuses('payPalRefund') },
  'paypal-disputes': { state: statuses('payPalDispute') },
  'prepaid-requests': { state: statuses('prepaidRequest') },
  'reseller-applications': { status: statuses('resellerApplication') },
  subscriptions: { status: statuses('subscription') },
  newsletters: { status: statuses('newsletter') },
  news: { state: statuses('notice') },
  'tariff-drafts': { status: statuses('tariffDraft') },
  'pending-rates': { status: statuses('pendingRate') },
  'ledger-entries': { kind: statuses('ledgerEntry') },
  jobs: { status: statuses('job') },
  'received-webhooks': {
    outcome: statuses('webhook'),
    provider: { prefix: 'receivedWebhooks.providers', codes: WEBHOOK_PROVIDERS },
  },
};

/** The texts of the codes of a list, by field and code. */
export function exportLabels(
  resource: string,
  fields: readonly string[],
  translate: (key: string) => string,
): Record<string, Record<string, string>> {
  const labels = Object.entries(LABELS[resource] ?? {}).filter(([field]) => fields.includes(field));
  return Object.fromEntries(
    labels.map(([field, { prefix, codes }]) => [
      field,
      Object.fromEntries(codes.map((code) => [code, translate(`${prefix}.${code}`)])),
    ]),
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The fields of records that are times. */
export function timeFields(records: readonly object[], fields: readonly string[]): string[] {
  const isTime = (field: string) =>
    records.some((record) => INSTANT.test(String((record as Record<string, unknown>)[field] ?? '')));
  return fields.filter(isTime);
}
