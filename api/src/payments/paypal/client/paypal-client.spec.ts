import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmulatorProcess, WebhookReceiver } from './emulator.testing';
import type { InvoiceDraft } from './invoice-draft';
import { stringAt } from './json';
import { PayPalClient } from './paypal-client';
import type { PayPalConfig } from './paypal-connection';
import { PayPalError } from './paypal-error';
import { parseWebhook } from './paypal-webhook';

const secret = 'a-secret-that-no-log-may-show';
let emulator: EmulatorProcess;
let receiver: WebhookReceiver;
let client: PayPalClient;
let numbers = 0;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  emulator = await EmulatorProcess.start({ ...credentials, WEBHOOK_URL: receiver.url, WEBHOOK_RETRY_MS: '5' });
  client = clientWith({});
});

afterAll(async () => {
  expect(await emulator.end()).toBe(0);
  receiver.stop();
});

afterEach(() => emulator.faultsLeft());

const credentials = { CLIENT_ID: 'shop', CLIENT_SECRET: secret, WEBHOOK_ID: 'WEBHOOK1' };

function clientWith(config: Partial<PayPalConfig>): PayPalClient {
  const usual = {
    baseUrl: emulator.url,
    clientId: 'shop',
    clientSecret: secret,
    webhookId: 'WEBHOOK1',
    timeoutMs: 5000,
    retryPauseMs: 1,
  };
  return new PayPalClient({ ...usual, ...config });
}

function draft(change: Partial<InvoiceDraft> = {}): InvoiceDraft {
  numbers += 1;
  return {
    invoiceNumber: `7K3M9Q-2XV5TB-PD8RHN-${numbers}`,
    orderId: '7K3M9Q-2XV5TB-PD8RHN',
    currency: 'USD',
    lines: [
      { name: 'ビニールバナー', description: '300 × 90 cm', quantity: 3, amount: 10000 },
      { name: 'Roll-up stand', quantity: 1, amount: 4599 },
    ],
    shipping: 2500,
    handling: { label: 'Handling fee', amount: 811 },
    total: 17910,
    recipientEmail: 'customer@example.com',
    recipient: {
      firstName: '花子',
      lastName: '山田',
      line1: '1-2-3 Jingumae',
      city: 'Shibuya',
      region: 'Tokyo',
      postCode: '150-0001',
      country: 'JP',
    },
    note: 'Pay within seven days.',
    dueDate: '2099-12-01',
    language: 'ja',
    ...change,
  };
}

async function sentInvoice(change: Partial<InvoiceDraft> = {}): Promise<string> {
  const { invoiceId } = await client.createInvoice(draft(change));
  await client.sendInvoice(invoiceId);
  return invoiceId;
}

async function errorOf(call: Promise<unknown>): Promise<PayPalError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof PayPalError)) throw new Error(`no PayPalError: ${String(outcome)}`);
  return outcome;
}

describe('invoices', () => {
  it('creates, sends and receives the webhook for a paid invoice', async () => {
    const sent = draft();
    const { invoiceId } = await client.createInvoice(sent);
    expect(await client.getInvoice(invoiceId)).toMatchObject({ status: 'DRAFT', total: 17910, paid: 0 });
    await client.sendInvoice(invoiceId);
    await client.sendInvoice(invoiceId);
    const open = await client.getInvoice(invoiceId);
    expect(open).toMatchObject({ status: 'SENT', currency: 'USD', due: 17910, paid: 0, payments: [] });
    expect(open).toMatchObject({ invoiceNumber: sent.invoiceNumber, reference: sent.orderId });

    await emulator.pay(open.payUrl);
    const { headers, body } = await receiver.next('INVOICING.INVOICE.PAID', invoiceId);
    expect(await client.verifyWebhook(headers, body)).toBe(true);
    const paid = await client.getInvoice(invoiceId);
    expect(paid).toMatchObject({ status: 'PAID', due: 0, paid: 17910 });
    expect(parseWebhook(JSON.parse(body))).toEqual({
      ...paid,
      type: 'paid',
      eventId: expect.stringMatching(/^WH-/),
      occurredAt: expect.any(String),
    });
  });

  it('bills the total less a coupon discount exactly', async () => {
    const invoiceId = await sentInvoice({ discount: 730, total: 17180 });
    expect(await client.getInvoice(invoiceId)).toMatchObject({ total: 17180, due: 17180 });
  });

  it('bills yen without decimals', async () => {
    const handling = { label: '手数料', amount: 811 };
    const invoiceId = await sentInvoice({ currency: 'JPY', handling });
    expect(await client.getInvoice(invoiceId)).toMatchObject({ currency: 'JPY', total: 17910, due: 17910 });
  });

  it('accepts one payment when the payer pays twice', async () => {
    const invoiceId = await sentInvoice();
    const { payUrl } = await client.getInvoice(invoiceId);
    await Promise.all([emulator.pay(payUrl), emulator.pay(payUrl), emulator.pay(payUrl)]);
    expect((await client.getInvoice(invoiceId)).payments).toHaveLength(1);
  });

  it('cancels an unpaid invoice or draft repeatedly and rejects cancelling a paid one', async () => {
    const sent = await sentInvoice();
    await client.cancelInvoice(sent);
    await client.cancelInvoice(sent);
    expect(await client.getInvoice(sent)).toMatchObject({ status: 'CANCELLED', paid: 0 });

    const { invoiceId } = await client.createInvoice(draft());
    await client.cancelInvoice(invoiceId);
    expect(await errorOf(client.getInvoice(invoiceId))).toMatchObject({ status: 404, retryable: false });

    const paid = await sentInvoice();
    await emulator.pay((await client.getInvoice(paid)).payUrl);
    const rejection = await errorOf(client.cancelInvoice(paid));
    expect(rejection).toMatchObject({ kind: 'response', status: 422, issues: ['CANNOT_CANCEL_PAID_INVOICE'] });
    expect(rejection.debugId).toMatch(/^[0-9a-f]{13}$/);
  });

  it('reads the invoice id from PayPal’s minimal response', async () => {
    const href = 'https://api-m.paypal.com/v2/invoicing/invoices/INV2-AAAA-BBBB-CCCC-DDDD';
    await emulator.fail({ path: 'invoices$', status: 201, body: { rel: 'self', href, method: 'GET' } });
    expect(await client.createInvoice(draft())).toEqual({ invoiceId: 'INV2-AAAA-BBBB-CCCC-DDDD' });
  });

  it('throws if PayPal calculates a different total', async () => {
    const amount = { currency_code: 'USD', value: '179.11' };
    await emulator.fail({ path: 'invoices$', status: 201, body: { id: 'INV2-AAAA-BBBB-CCCC-DDDD', amount } });
    expect(await errorOf(client.createInvoice(draft()))).toMatchObject({ name: 'TOTAL_DIFFERS', retryable: false });
  });

  it('throws unsendable without a call for an invoice that PayPal cannot accept', async () => {
    await emulator.fail({ path: '.' });
    expect(await errorOf(clientWith({}).createInvoice(draft({ currency: 'CNY' })))).toMatchObject({
      kind: 'unsendable',
    });
    expect(await errorOf(clientWith({}).getInvoice('../../v1/oauth2/token'))).toMatchObject({ kind: 'unsendable' });
    expect(await emulator.faultsLeft()).toBe(1);
  });
});

describe('recovery after a lost response', () => {
  it.each([
    ['timeout', { delayMs: 60_000 }],
    ['unreachable', {}],
  ])('finds the invoice by number and rejects a second create (%s)', async (kind, fault) => {
    const sent = draft();
    const hasty = clientWith({ timeoutMs: 400 });
    await emulator.fail({ path: 'invoices$', dropAfterEffect: true, ...fault });
    expect(await errorOf(hasty.createInvoice(sent))).toMatchObject({ kind, retryable: true });

    expect(await client.findInvoiceByNumber(sent.invoiceNumber)).toMatchObject({ status: 'DRAFT' });
    const again = await errorOf(client.createInvoice(sent));
    expect(again).toMatchObject({ status: 422, retryable: false, isDuplicateInvoiceNumber: true });
  });

  it('finds no invoice if none was created or only a similar number exists', async () => {
    const sent = draft();
    await emulator.fail({ path: 'invoices$', drop: true });
    expect(await errorOf(client.createInvoice(sent))).toMatchObject({ kind: 'unreachable' });
    expect(await client.findInvoiceByNumber(sent.invoiceNumber)).toBeNull();
    const items = [
      { id: 'INV2-AAAA-BBBB-CCCC-DDDD', status: 'SENT', detail: { invoice_number: `${sent.invoiceNumber}0` } },
    ];
    await emulator.fail({ path: 'search-invoices$', status: 200, body: { items } });
    expect(await client.findInvoiceByNumber(sent.invoiceNumber)).toBeNull();
  });

  it('throws unreachable if nothing listens at the address', async () => {
    const nobody = clientWith({ baseUrl: 'http://127.0.0.1:9' });
    expect(await errorOf(nobody.getInvoice('INV2-A'))).toMatchObject({ kind: 'unreachable', retryable: true });
  });
});

describe('PayPal outages', () => {
  it('repeats a repeatable call', async () => {
    const { invoiceId } = await client.createInvoice(draft());
    await emulator.fail({ path: 'invoices/INV2', status: 503, times: 2 });
    expect(await client.getInvoice(invoiceId)).toMatchObject({ status: 'DRAFT' });
    expect(await emulator.faultsLeft()).toBe(0);
  });

  it('stops after three attempts', async () => {
    await emulator.fail({ path: 'search-invoices$', status: 500, times: 9 });
    expect(await errorOf(client.findInvoiceByNumber('1'))).toMatchObject({
      kind: 'response',
      status: 500,
      retryable: true,
    });
  });

  it('never repeats a create call', async () => {
    const sent = draft();
    await emulator.fail({ path: 'invoices$', status: 500 });
    expect(await errorOf(client.createInvoice(sent))).toMatchObject({ status: 500, retryable: true });
    expect(await client.findInvoiceByNumber(sent.invoiceNumber)).toBeNull();
  });

  it('throws timeout after the time limit', async () => {
    await emulator.fail({ path: 'invoices/INV2', delayMs: 60_000 });
    const hasty = clientWith({ timeoutMs: 200 });
    expect(await errorOf(hasty.getInvoice('INV2-A'))).toMatchObject({ kind: 'timeout', retryable: true });
    await emulator.fail({ path: 'oauth2', delayMs: 60_000 });
    expect(await errorOf(clientWith({ timeoutMs: 200 }).getInvoice('INV2-A'))).toMatchObject({ kind: 'timeout' });
  });

  it.each([
    ['HTML', '<!doctype html><p>Down for maintenance'],
    ['nothing', ''],
    ['half of it', '{"id":"INV2-A","amount":{'],
    [
      'an answer of two megabytes',
      JSON.stringify({ id: 'INV2-A', amount: { currency_code: 'USD', value: '1.00' }, note: 'x'.repeat(2 ** 21) }),
    ],
    ['a list', '[]'],
    ['null', 'null'],
    ['another invoice', JSON.stringify({ id: 'INV2-B', amount: { currency_code: 'USD', value: '1.00' } })],
  ])('reports a response with %s as malformed, not as a rejection', async (_, body) => {
    const fault = { status: 200, body, times: 3, headers: { 'content-type': 'text/html' } };
    await emulator.fail({ path: 'invoices', ...fault });
    const nonsense = { kind: 'response', status: 200, name: 'MALFORMED_RESPONSE', retryable: true };
    expect(await errorOf(client.getInvoice('INV2-A'))).toMatchObject(nonsense);
    await emulator.faultsLeft();
    await emulator.fail({ path: 'search-invoices', ...fault });
    await client.findInvoiceByNumber('1').catch((error: unknown) => expect(error).toMatchObject(nonsense));
    await emulator.faultsLeft();
    await emulator.fail({ path: 'oauth2', ...fault });
    expect(await errorOf(clientWith({}).getInvoice('INV2-A'))).toMatchObject(nonsense);
  });

  it('does not follow redirects', async () => {
    await emulator.fail({ path: 'invoices', status: 302, headers: { location: `${receiver.url}stolen` }, times: 3 });
    expect(await errorOf(client.getInvoice('INV2-A'))).toBeInstanceOf(PayPalError);
    await emulator.faultsLeft();
  });
});

describe('the access token', () => {
  it('is requested once by parallel calls and cached', async () => {
    const fresh = clientWith({});
    const { invoiceId } = await client.createInvoice(draft());
    await emulator.fail({ path: 'oauth2', delayMs: 20 }, { path: 'oauth2', status: 500, times: 9 });
    await Promise.all([1, 2, 3].map(() => fresh.getInvoice(invoiceId)));
    await fresh.getInvoice(invoiceId);
    expect(await emulator.faultsLeft()).toBe(1);
  });

  it('is renewed once when PayPal rejects it', async () => {
    const sent = draft();
    await emulator.fail({ path: 'invoices$', status: 401, body: { error: 'invalid_token' } });
    const { invoiceId } = await client.createInvoice(sent);
    expect(await client.getInvoice(invoiceId)).toMatchObject({ invoiceNumber: sent.invoiceNumber });
    await emulator.fail({ path: 'invoices$', status: 401, body: { error: 'invalid_token' }, times: 3 });
    expect(await errorOf(client.createInvoice(draft()))).toMatchObject({ status: 401, name: 'invalid_token' });
    expect(await emulator.faultsLeft()).toBe(1);
  });

  it('fails for a wrong secret without naming the secret in the error', async () => {
    const error = await errorOf(clientWith({ clientSecret: `${secret}!` }).getInvoice('INV2-A'));
    expect(error).toMatchObject({ kind: 'response', status: 401, name: 'invalid_client', retryable: false });
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain(secret);
    expect(JSON.stringify(client)).not.toContain(secret);
  });
});

describe('refunds', () => {
  async function paidInvoice(): Promise<{ invoiceId: string; captureId: string }> {
    const invoiceId = await sentInvoice();
    await emulator.pay((await client.getInvoice(invoiceId)).payUrl);
    const [payment] = (await client.getInvoice(invoiceId)).payments;
    if (payment === undefined) throw new Error('not paid');
    return { invoiceId, captureId: payment.captureId };
  }

  it('refunds once per request id, even if the response was lost', async () => {
    const { invoiceId, captureId } = await paidInvoice();
    await emulator.fail({ path: 'refund$', dropAfterEffect: true });
    const some = { currency: 'USD', amount: 10000 };
    const first = await client.refundCapture(captureId, some, `refund-${captureId}-1`);
    expect(first.status).toBe('COMPLETED');
    expect(await client.refundCapture(captureId, some, `refund-${captureId}-1`)).toEqual(first);
    expect(await client.getInvoice(invoiceId)).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 10000 });

    const { headers, body } = await receiver.next('INVOICING.INVOICE.REFUNDED', invoiceId);
    expect(await client.verifyWebhook(headers, body)).toBe(true);
    const event = parseWebhook(JSON.parse(body));
    expect(event).toMatchObject({ type: 'refunded', invoiceId, refunded: 10000, paid: 17910 });
    expect(event).toMatchObject({ refunds: [{ refundId: first.refundId, amount: 10000, throughPayPal: true }] });
  });

  it.each(['COMPLETED', 'FAILED'] as const)('reports a pending refund as %s later', async (status) => {
    const { captureId } = await paidInvoice();
    await emulator.post('/emulator/refunds', { next: ['PENDING'] });
    const refund = await client.refundCapture(captureId, { currency: 'USD', amount: 500 }, `pending-${captureId}`);
    expect(refund.status).toBe('PENDING');
    await emulator.post(`/emulator/refunds/${refund.refundId}`, { status });
    expect(await client.getRefund(refund.refundId)).toEqual({ ...refund, status });
  });

  it('rejects a refund above the payment or in another currency', async () => {
    const { captureId } = await paidInvoice();
    const refunding = (amount: number, currency: string, id: string): Promise<unknown> =>
      client.refundCapture(captureId, { currency, amount }, `${captureId}-${id}`);
    expect((await errorOf(refunding(17911, 'USD', '1'))).issues).toEqual(['REFUND_AMOUNT_EXCEEDED']);
    expect((await errorOf(refunding(100, 'EUR', '2'))).issues).toEqual(['REFUND_CAPTURE_CURRENCY_MISMATCH']);
    expect(await errorOf(refunding(0, 'USD', '3'))).toMatchObject({ kind: 'unsendable' });
    await refunding(17910, 'USD', '4');
    expect((await errorOf(refunding(1, 'USD', '5'))).issues).toEqual(['CAPTURE_FULLY_REFUNDED']);
  });
});

describe('webhook verification', () => {
  async function delivery(): ReturnType<WebhookReceiver['next']> {
    const invoiceId = await sentInvoice();
    await client.cancelInvoice(invoiceId);
    return receiver.next('INVOICING.INVOICE.CANCELLED', invoiceId);
  }

  it('accepts the received bytes and rejects the same event serialized again', async () => {
    const { headers, body } = await delivery();
    expect(await client.verifyWebhook(headers, Buffer.from(body))).toBe(true);
    expect(await client.verifyWebhook(headers, JSON.stringify(JSON.parse(body)))).toBe(false);
    expect(await client.verifyWebhook(headers, body.replace('"179.10"', '"179.11"'))).toBe(false);
  });

  it('rejects an event for another webhook or with another signature', async () => {
    const [first, second] = [await delivery(), await delivery()];
    expect(await clientWith({ webhookId: 'WEBHOOK2' }).verifyWebhook(first.headers, first.body)).toBe(false);
    expect(await client.verifyWebhook(first.headers, second.body)).toBe(false);
    const forged = { ...first.headers, 'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1' };
    expect(await client.verifyWebhook(forged, first.body)).toBe(false);
  });

  it('rejects an event without PayPal’s headers or without a JSON object without a call', async () => {
    const { headers, body } = await delivery();
    const { 'paypal-transmission-sig': _, ...unsigned } = headers;
    await emulator.fail({ path: '.' });
    expect(await client.verifyWebhook(unsigned, body)).toBe(false);
    expect(await client.verifyWebhook({ ...headers, 'paypal-cert-url': 'https://evil.example/' }, body)).toBe(false);
    for (const invalidBody of ['', '[]', 'null', '{}}', '{},"webhook_id":"x"', Buffer.from([0x7b, 0xff, 0x7d])]) {
      expect(await client.verifyWebhook(headers, invalidBody)).toBe(false);
    }
    expect(await emulator.faultsLeft()).toBe(1);
  });

  it('throws if PayPal cannot verify the event', async () => {
    const { headers, body } = await delivery();
    await emulator.fail({ path: 'verify', status: 503, times: 3 });
    expect(await errorOf(client.verifyWebhook(headers, body))).toMatchObject({ status: 503, retryable: true });
    await emulator.fail({ path: 'verify', status: 200, body: { verification_status: 'PERHAPS' } });
    expect(await errorOf(client.verifyWebhook(headers, body))).toMatchObject({ name: 'MALFORMED_RESPONSE' });
  });

  it('receives the same event again until it is acknowledged', async () => {
    const sent = draft();
    let rejections = 2;
    receiver.answer = ({ body }) => (body.includes(sent.invoiceNumber) && rejections-- > 0 ? 503 : 200);
    const { invoiceId } = await client.createInvoice(sent);
    const attempts = [1, 2, 3].map(() => receiver.next('INVOICING.INVOICE.CREATED', invoiceId));
    const [first, ...others] = await Promise.all(attempts);
    expect(others.map(({ body }) => body)).toEqual([first?.body, first?.body]);

    const event = parseWebhook(JSON.parse(first?.body ?? ''));
    expect(event).toMatchObject({ type: 'other' });
    await emulator.post('/emulator/webhooks/replay', { eventId: event?.eventId, times: 2 });
    const replayed = await Promise.all([1, 2].map(() => receiver.next('INVOICING.INVOICE.CREATED', invoiceId)));
    for (const { headers, body } of replayed) expect(await client.verifyWebhook(headers, body)).toBe(true);
    expect(await emulator.event(event?.eventId ?? '')).toMatchObject({
      status: 'SUCCESS',
      attempts: 3,
      lastStatus: 200,
    });
  });
});

describe('PayPal emulator', () => {
  const usd = (value: string): object => ({ currency_code: 'USD', value });
  const items = [{ name: 'Banner', quantity: '2', unit_amount: usd('1.50') }];
  const jpy = (value: string): object => ({ currency_code: 'JPY', value });

  it.each([
    ['CNY', { detail: { currency_code: 'CNY' }, items }, 'NOT_SUPPORTED'],
    ['no currency', { detail: {}, items }, 'MISSING_REQUIRED_PARAMETER'],
    [
      'part of a yen',
      { detail: { currency_code: 'JPY' }, items: [{ ...items[0], unit_amount: jpy('1.5') }] },
      'INVALID_INTEGER_VALUE',
    ],
    ['another sum', { detail: { currency_code: 'USD' }, items, amount: usd('3.01') }, 'AMOUNT_MISMATCH'],
    [
      'two currencies',
      { detail: { currency_code: 'USD' }, items, amount: { breakdown: { shipping: { amount: jpy('1') } } } },
      'CURRENCY_MISMATCH',
    ],
    [
      'a number of 26 characters',
      { detail: { currency_code: 'USD', invoice_number: '1'.repeat(26) }, items },
      'INVALID_STRING_MAX_LENGTH',
    ],
  ])('rejects an invoice with %s like PayPal', async (_, body, issue) => {
    const authorization = `Basic ${Buffer.from(`shop:${secret}`).toString('base64')}`;
    const form = new URLSearchParams({ grant_type: 'client_credentials' });
    const granted = await fetch(`${emulator.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    const token = stringAt(await granted.json(), 'access_token');
    const response = await emulator.post('/v2/invoicing/invoices', body, { authorization: `Bearer ${token}` });
    expect([400, 422]).toContain(response.status);
    expect(await response.json()).toMatchObject({ details: [{ issue }] });
  });

  it('keeps its data and sends pending webhooks after it was killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paypal-emulator-'));
    const kept = { ...credentials, STATE_FILE: join(folder, 'state.json') };
    const first = await EmulatorProcess.start(kept);
    const sent = draft();
    const earlier = clientWith({ baseUrl: first.url });
    const { invoiceId } = await earlier.createInvoice(sent);
    await earlier.sendInvoice(invoiceId);
    await first.pay((await earlier.getInvoice(invoiceId)).payUrl);
    await first.end('SIGKILL');

    const second = await EmulatorProcess.start({ ...kept, WEBHOOK_URL: receiver.url });
    const later = clientWith({ baseUrl: second.url });
    expect(await later.findInvoiceByNumber(sent.invoiceNumber)).toEqual({ invoiceId, status: 'PAID' });
    const { headers, body } = await receiver.next('INVOICING.INVOICE.PAID', invoiceId);
    expect(parseWebhook(JSON.parse(body))).toMatchObject({ invoiceId, paid: 17910 });
    expect(await later.verifyWebhook(headers, body)).toBe(true);
    await second.end();
    rmSync(folder, { recursive: true });
  });
});
