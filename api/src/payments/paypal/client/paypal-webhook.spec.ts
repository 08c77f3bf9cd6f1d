import * as fc from 'fast-check';
import { parseInvoice } from './paypal-invoice';
import { parseWebhook, parseTransmission } from './paypal-webhook';

const usd = (value: string): object => ({ currency_code: 'USD', value });

const invoice = {
  id: 'INV2-26KH-MY9Q-USVG-4WZD',
  status: 'PAID',
  detail: {
    currency_code: 'USD',
    invoice_number: '7K3M9Q-2XV5TB-PD8RHN-1',
    reference: '7K3M9Q-2XV5TB-PD8RHN',
    metadata: { recipient_view_url: 'https://www.sandbox.paypal.com/invoice/p/#26KHMY9QUSVG4WZD' },
  },
  invoicer: { email_address: 'merchant@example.com' },
  amount: { ...usd('179.10'), breakdown: { item_total: usd('145.99') } },
  due_amount: usd('0.00'),
  payments: {
    paid_amount: usd('179.10'),
    transactions: [
      {
        type: 'PAYPAL',
        payment_id: '8E2904407M872241P',
        transaction_type: 'SALE',
        method: 'PAYPAL',
        amount: usd('179.10'),
        transaction_status: 'SUCCESS',
      },
    ],
  },
};

const event = (resource: unknown, event_type = 'INVOICING.INVOICE.PAID'): object => ({
  id: 'WH-45011818H7513372C-92K93122RK854913A',
  create_time: '2026-11-21T10:30:45.656Z',
  event_type,
  resource,
});

const paid = {
  type: 'paid',
  eventId: 'WH-45011818H7513372C-92K93122RK854913A',
  occurredAt: '2026-11-21T10:30:45.656Z',
  invoiceId: 'INV2-26KH-MY9Q-USVG-4WZD',
  invoiceNumber: '7K3M9Q-2XV5TB-PD8RHN-1',
  reference: '7K3M9Q-2XV5TB-PD8RHN',
  status: 'PAID',
  currency: 'USD',
  total: 17910,
  due: 0,
  paid: 17910,
  refunded: 0,
  payments: [{ captureId: '8E2904407M872241P', amount: 17910, throughPayPal: true }],
  refunds: [],
  payeeEmail: 'merchant@example.com',
  payUrl: 'https://www.sandbox.paypal.com/invoice/p/#26KHMY9QUSVG4WZD',
};

describe('invoice events', () => {
  it('reads the invoice from resource.invoice', () => {
    expect(parseWebhook(event({ invoice }))).toEqual(paid);
  });

  it('reads the invoice from resource', () => {
    expect(parseWebhook(event(invoice))).toEqual(paid);
  });

  it('reads the flat format of PayPal’s guide', () => {
    const flat = {
      id: 'INV2-XXXXX-XXXXX',
      status: 'PAID',
      invoice_number: '1001',
      amount: usd('250.00'),
      payments: [{ payment_id: 'TXNID123', amount: usd('250.00') }],
    };
    const read = {
      type: 'paid',
      invoiceNumber: '1001',
      total: 25000,
      paid: 25000,
      payments: [{ captureId: 'TXNID123' }],
    };
    expect(parseWebhook(event(flat))).toMatchObject(read);
  });

  it.each([
    ['INVOICING.INVOICE.CANCELLED', 'cancelled'],
    ['INVOICING.INVOICE.REFUNDED', 'refunded'],
    ['INVOICING.INVOICE.CREATED', 'other'],
    ['PAYMENT.CAPTURE.COMPLETED', 'other'],
  ])('maps %s to %s', (eventType, type) => {
    expect(parseWebhook(event({ invoice }, eventType))).toMatchObject({ type });
  });

  it.each(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.REFUND.FAILED'])('reads the refund status of %s', (eventType) => {
    const refund = { id: '1JU08902781691411', status: 'PENDING', amount: usd('10.00') };
    expect(parseWebhook(event(refund, eventType))).toMatchObject({
      type: 'refund',
      refundId: '1JU08902781691411',
      status: 'PENDING',
    });
    expect(parseWebhook(event({ ...refund, status: 'WHATEVER' }, eventType))).toBeNull();
  });

  it('returns type other for other events', () => {
    expect(parseWebhook(event({ id: 'CAPTURE' }, 'PAYMENT.CAPTURE.COMPLETED'))).toEqual({
      type: 'other',
      eventId: paid.eventId,
      occurredAt: paid.occurredAt,
    });
  });

  it('leaves amounts undefined that the event does not contain', () => {
    const { payments: _, ...silent } = invoice;
    expect(parseWebhook(event(silent))).toMatchObject({ type: 'paid', paid: undefined, payments: [] });
  });

  it('ignores payments recorded by hand or not yet cleared', () => {
    const transactions = [
      { type: 'EXTERNAL', payment_id: 'EXTR-1', method: 'CASH', amount: usd('100.00') },
      { type: 'PAYPAL', payment_id: 'WAITING', amount: usd('79.10'), transaction_status: 'PENDING' },
    ];
    const read = parseWebhook(event({ ...invoice, payments: { paid_amount: usd('100.00'), transactions } }));
    expect(read).toMatchObject({ paid: 10000 });
    expect(read).toMatchObject({ payments: [{ captureId: 'EXTR-1', throughPayPal: false }] });
  });

  it('does not count a pending payment as paid', () => {
    const { transaction_status: _, ...transaction } = invoice.payments.transactions[0] ?? {};
    const payments = { ...invoice.payments, transactions: [transaction] };
    const read = parseWebhook(event({ ...invoice, status: 'PAYMENT_PENDING', payments }));
    expect(read).toMatchObject({
      type: 'paid',
      status: 'PAYMENT_PENDING',
      paid: 0,
      payments: [],
    });
  });

  it('rejects an invoice with amounts in two currencies', () => {
    const payments = { ...invoice.payments, paid_amount: { currency_code: 'JPY', value: '17910' } };
    expect(parseWebhook(event({ ...invoice, payments }))).toBeNull();
    const detail = { ...invoice.detail, currency_code: 'EUR' };
    expect(parseWebhook(event({ ...invoice, detail }))).toBeNull();
  });

  it.each([
    ['null', null],
    ['a string', 'INVOICING.INVOICE.PAID'],
    ['no id', { ...event(invoice), id: undefined }],
    ['a time that is none', { ...event(invoice), create_time: 'now' }],
    ['no resource', event(undefined)],
    ['no amount', event({ ...invoice, amount: undefined })],
    ['an amount that is a number', event({ ...invoice, amount: { currency_code: 'USD', value: 179.1 } })],
    ['an id with a path in it', event({ ...invoice, id: '../payments' })],
  ])('returns null for an event with %s', (_, body) => {
    expect(parseWebhook(body)).toBeNull();
  });

  it('never throws for any input', () => {
    fc.assert(fc.property(fc.jsonValue(), (body) => void parseWebhook(body)));
    fc.assert(fc.property(fc.jsonValue(), (resource) => void parseWebhook(event(resource))));
  });
});

describe('invoices', () => {
  it('accepts only http and https payment addresses', () => {
    const leading = (recipient_view_url: unknown): unknown =>
      parseInvoice({ ...invoice, detail: { ...invoice.detail, metadata: { recipient_view_url } } })?.payUrl;
    expect(leading('javascript:alert(1)')).toBeUndefined();
    expect(leading('/invoice/p/1')).toBeUndefined();
    expect(leading('https://www.paypal.com/invoice/p/#1')).toBe('https://www.paypal.com/invoice/p/#1');
  });

  it('reads an unknown status as UNKNOWN', () => {
    expect(parseInvoice({ ...invoice, status: 'TELEPORTED' })).toMatchObject({ status: 'UNKNOWN' });
  });
});

describe('transmission headers', () => {
  const base = 'http://127.0.0.1:8099';
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77',
    'paypal-transmission-id': 'd938e770-8046-11e6-8103-6b62a8a99ac4',
    'paypal-transmission-sig': '/eDOnWUj9FXOnr2naQnrdL7bhgejVSTw+RbwbJ0kuk5wAtm2Z==',
    'paypal-transmission-time': '2016-09-21T22:00:46Z',
  };

  it('accepts PayPal’s headers', () => {
    expect(parseTransmission(headers, base)).toMatchObject({ auth_algo: 'SHA256withRSA' });
  });

  it.each(Object.keys(headers))('rejects a missing, repeated or malformed %s', (name) => {
    expect(parseTransmission({ ...headers, [name]: undefined }, base)).toBeNull();
    expect(parseTransmission({ ...headers, [name]: ['a', 'b'] }, base)).toBeNull();
    expect(parseTransmission({ ...headers, [name]: '","webhook_id":"x' }, base)).toBeNull();
  });

  it.each([
    ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', true],
    ['http://127.0.0.1:8099/v1/notifications/certs/CERT-1', true],
    ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
    ['https://api.paypal.com.evil.example/certs/CERT-1', false],
    ['https://evilpaypal.com/certs/CERT-1', false],
    ['https://api.paypal.com@evil.example/certs/CERT-1', false],
    ['https://user:pass@api.paypal.com/certs/CERT-1', false],
    ['https://api.paypal.com:8443/certs/CERT-1', false],
    ['http://127.0.0.1:9000/v1/notifications/certs/CERT-1', false],
    ['not a url', false],
  ])('with the certificate at %s returns %s', (url, passes) => {
    expect(parseTransmission({ ...headers, 'paypal-cert-url': url }, base) !== null).toBe(passes);
  });
});
