import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { byPayPal, order } from '../../test/ordering';
import { type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';
import { type Delivery, EmulatorProcess, WebhookReceiver } from './paypal/emulator.testing';

let stage: Stage;
let shop: Shop;
let paypal: EmulatorProcess;
let mailbox: WebhookReceiver;
let customer: Person;

beforeAll(async () => {
  mailbox = await WebhookReceiver.start();
  paypal = await EmulatorProcess.start({ WEBHOOK_URL: mailbox.url });
  stage = await openStage();
  shop = await openShop(stage, {
    PAYPAL_BASE_URL: paypal.url,
    PAYPAL_CLIENT_ID: 'emulator-client',
    PAYPAL_CLIENT_SECRET: 'emulator-secret',
    PAYPAL_WEBHOOK_ID: 'EMULATORWEBHOOK01',
  });
  await fixtureCatalogue(shop);
  customer = await somebody(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
  await paypal?.end();
  mailbox?.stop();
});

const view = (orderId: string) => shop.call('Account/ViewOrder', { orderId }, { bearer: customer.bearer });
const unapplied = (orderId: string) =>
  shop.database.reader.query<{ amount: string; reason: string }[]>(
    'select amount, reason from unapplied_payment where order_id = $1',
    [orderId],
  );

async function invoiced(): Promise<{ orderId: string; invoiceId: string; payUrl: string }> {
  const orderId = await order(shop, customer, byPayPal);
  const { paypal: invoice } = await shop.call('Cart/Checkout', { orderId, payNow: true }, { bearer: customer.bearer });
  if (!invoice) throw new Error('no invoice');
  return { orderId, ...invoice };
}

/** What PayPal sends once the payer has paid; `value` pays a part. */
async function paidAtPayPal(
  { invoiceId, payUrl }: { invoiceId: string; payUrl: string },
  value?: string,
): Promise<Delivery> {
  if (value === undefined) await paypal.pay(payUrl);
  else await paypal.post(`/emulator/invoices/${invoiceId}/pay`, { value });
  return mailbox.next('INVOICING.INVOICE.PAID', invoiceId);
}

function deliver({ headers, body }: Delivery): Promise<Response> {
  const signed = Object.entries(headers).filter((entry): entry is [string, string] =>
    /^paypal-|^content-type$/.test(entry[0]),
  );
  return fetch(`${shop.origin}/api/webhooks/paypal`, { method: 'POST', headers: Object.fromEntries(signed), body });
}

describe('a payment that PayPal reports', () => {
  test('pays the order, once, however often it is reported', async () => {
    const invoice = await invoiced();
    const report = await paidAtPayPal(invoice);
    const answers = await Promise.all([deliver(report), deliver(report), deliver(report)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { status, history, invoice: shown, paid, amount } = await view(invoice.orderId);
    expect({ status, paid, shown: shown?.status }).toEqual({ status: 'awaiting_files', paid: amount, shown: 'paid' });
    expect(history.filter(({ event }) => event === 'order_paid')).toHaveLength(1);
    expect(await unapplied(invoice.orderId)).toEqual([]);
  });

  test('in part leaves the order unpaid and the money as unapplied, with word to accounting', async () => {
    const accounting = await somebody(shop, 'accounting');
    const invoice = await invoiced();
    await deliver(await paidAtPayPal(invoice, '1.00'));
    expect(await view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment', paid: { amount: 0 } });
    expect(await unapplied(invoice.orderId)).toEqual([{ amount: '100', reason: 'amount_mismatch' }]);
    const mails = await shop.database.reader.query<unknown[]>(
      `select from mail where recipient = $1 and template = 'staff_payment_unapplied'`,
      [accounting.email],
    );
    expect(mails).toHaveLength(1);
  });

  test('for a cancelled order is never dropped: it is kept, and the order stays cancelled', async () => {
    const invoice = await invoiced();
    const report = await paidAtPayPal(invoice);
    await shop.call(
      'Account/CancelOrder',
      { orderId: invoice.orderId, reason: 'changed my mind' },
      { bearer: customer.bearer },
    );
    await deliver(report);
    expect(await view(invoice.orderId)).toMatchObject({ status: 'cancelled' });
    const { amount } = (await view(invoice.orderId)).amount;
    expect(await unapplied(invoice.orderId)).toEqual([{ amount: String(amount), reason: expect.any(String) }]);
  });

  test('that was changed on its way is refused and pays nothing', async () => {
    const invoice = await invoiced();
    const report = await paidAtPayPal(invoice);
    const forged = await deliver({ ...report, body: report.body.replace(/"value":"/, '"value":"9') });
    expect(forged.status).toBe(401);
    expect(await view(invoice.orderId)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('goes back through its capture when the paid order is cancelled', async () => {
    const invoice = await invoiced();
    await deliver(await paidAtPayPal(invoice));
    const service = await somebody(shop, 'customer_service');
    await shop.call(
      'admin/order-events',
      { event: 'order_cancelled', reason: 'sold out' },
      { bearer: service.bearer, params: { orderId: invoice.orderId } },
    );
    await mailbox.next('INVOICING.INVOICE.REFUNDED', invoice.invoiceId);
    const { amount, refunded } = await view(invoice.orderId);
    expect(refunded).toEqual(amount);
  });
});
