import type { CallName, ItemView, Output, PayPalReconciliationView, UnmatchedPaymentView } from '@shop/contract';
import { openShop, type RequestOptions, type Shop } from './app';
import { readAuditViews } from './audit-views';
import { eventually } from './eventually';
import { fixtureCatalogue } from './fixture-catalogue';
import { bannerItem, paypalTerms, createOrder } from './orders';
import { createUser, type TestUser } from './users';
import { openTestEnv, type TestEnv } from './test-env';
import { type Delivery, EmulatorProcess, WebhookReceiver } from '../src/payments/paypal/client/emulator.testing';

export interface InvoicedOrder {
  orderId: string;
  invoiceId: string;
  payUrl: string;
  /** Minor units of USD. */
  total: number;
}

/** A shop with its own PayPal emulator. The test decides which webhooks arrive, when and in which order. */
export class PayPalShop {
  private constructor(
    readonly testEnv: TestEnv,
    readonly shop: Shop,
    readonly paypal: EmulatorProcess,
    readonly webhooks: WebhookReceiver,
    readonly customer: TestUser,
    readonly accounting: TestUser,
    readonly service: TestUser,
  ) {}

  static async open(env: Record<string, string> = {}): Promise<PayPalShop> {
    const webhooks = await WebhookReceiver.start();
    const paypal = await EmulatorProcess.start({ WEBHOOK_URL: webhooks.url });
    const testEnv = await openTestEnv();
    const shop = await openShop(testEnv, {
      PAYPAL_BASE_URL: paypal.url,
      PAYPAL_CLIENT_ID: 'emulator-client',
      PAYPAL_CLIENT_SECRET: 'emulator-secret',
      PAYPAL_WEBHOOK_ID: 'EMULATORWEBHOOK01',
      ...env,
    });
    await fixtureCatalogue(shop);
    const users = [
      await createUser(shop),
      await createUser(shop, 'accounting'),
      await createUser(shop, 'customer_service'),
    ];
    const [customer, accounting, service] = users;
    if (!customer || !accounting || !service) throw new Error('a user is missing');
    return new PayPalShop(testEnv, shop, paypal, webhooks, customer, accounting, service);
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.testEnv.close();
    await this.paypal.end();
    this.webhooks.stop();
  }

  view(orderId: string): Promise<Output<'Account/ViewOrder'>> {
    return this.shop.call('Account/ViewOrder', { orderId }, this.customer);
  }

  checkout(orderId: string): Promise<Output<'Cart/Checkout'>> {
    return this.shop.call('Cart/Checkout', { orderId, payNow: true }, this.customer);
  }

  /** An order with an open invoice. */
  async createInvoicedOrder(items: readonly ItemView[] = [bannerItem]): Promise<InvoicedOrder> {
    const orderId = await createOrder(this.shop, this.customer, paypalTerms, items);
    const { paypal } = await this.checkout(orderId);
    if (!paypal) throw new Error('no invoice');
    return { orderId, ...paypal, total: (await this.view(orderId)).amount.amount };
  }

  /** What PayPal sends once the payer has paid; `minor` pays a part. */
  async payAtPayPal({ invoiceId, payUrl }: InvoicedOrder, minor?: number): Promise<Delivery> {
    if (minor === undefined) await this.paypal.pay(payUrl);
    else await this.paypal.post(`/emulator/invoices/${invoiceId}/pay`, { value: decimal(minor) });
    return this.webhooks.next('INVOICING.INVOICE.PAID', invoiceId);
  }

  /** Somebody refunds at PayPal, by hand; `minor` a part. Gives what PayPal sends then. */
  async refundAtPayPal({ invoiceId }: InvoicedOrder, captureId: string, minor?: number): Promise<Delivery> {
    const amount = minor === undefined ? undefined : { currency_code: 'USD', value: decimal(minor) };
    await this.paypal.post(`/emulator/captures/${captureId}/refund`, { amount });
    return this.webhooks.next('INVOICING.INVOICE.REFUNDED', invoiceId);
  }

  /** PayPal takes a payment back; `minor` a part. Gives what PayPal sends then. */
  async reverseAtPayPal(captureId: string, minor?: number): Promise<Delivery> {
    const amount = minor === undefined ? undefined : { currency_code: 'USD', value: decimal(minor) };
    await this.paypal.post(`/emulator/captures/${captureId}/reverse`, { amount });
    return this.webhooks.next('PAYMENT.CAPTURE.REVERSED', captureId);
  }

  /** The payer disputes a payment. */
  async disputeAtPayPal(captureId: string): Promise<{ disputeId: string; opened: Delivery }> {
    const response = await this.paypal.post(`/emulator/captures/${captureId}/dispute`, {});
    const { dispute_id: disputeId } = (await response.json()) as { dispute_id: string };
    return { disputeId, opened: await this.webhooks.next('CUSTOMER.DISPUTE.CREATED', disputeId) };
  }

  async resolveAtPayPal(disputeId: string, outcome = 'RESOLVED_SELLER_FAVOUR'): Promise<Delivery> {
    await this.paypal.post(`/emulator/disputes/${disputeId}/resolve`, { outcome });
    return this.webhooks.next('CUSTOMER.DISPUTE.RESOLVED', disputeId);
  }

  /** The order as accounting sees it. */
  staffView(orderId: string): Promise<Output<'admin/order'>> {
    return this.shop.call('admin/order', {}, { bearer: this.accounting.bearer, params: { orderId } });
  }

  deliver({ headers, body }: Delivery): Promise<Response> {
    const signed = Object.entries(headers).filter((entry): entry is [string, string] =>
      /^paypal-|^content-type$/.test(entry[0]),
    );
    return fetch(`${this.shop.origin}/api/webhooks/paypal`, {
      method: 'POST',
      headers: Object.fromEntries(signed),
      body,
    });
  }

  /** A genuinely signed event of any content that names the subject, as it would arrive. */
  async sendEvent(type: string, resource: object, subjectId: string): Promise<Delivery> {
    await this.paypal.post('/emulator/events', { event_type: type, resource });
    return this.webhooks.next(type, subjectId);
  }

  requestAs(user: TestUser, id: string, more: Partial<RequestOptions> = {}): RequestOptions {
    return { bearer: user.bearer, params: { id }, ...more };
  }

  listUnmatchedPayments(orderId: string): Promise<UnmatchedPaymentView[]> {
    return this.shop.call('admin/unmatched-payments', { filter: JSON.stringify({ orderId }) }, this.accounting);
  }

  async captures(orderId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.shop.database.reader.query(
      'select capture_id as id from paypal_capture where order_id = $1 order by captured_at, capture_id',
      [orderId],
    );
    return rows.map(({ id }) => id);
  }

  /** Asks PayPal what was missed, and waits for what came of it. */
  async reconcile(): Promise<PayPalReconciliationView> {
    const { id } = await this.shop.call('admin/paypal-reconcile', {}, this.accounting);
    let run: PayPalReconciliationView | undefined;
    await eventually(async () => {
      run = await this.shop.call('admin/paypal-reconciliation', {}, this.requestAs(this.accounting, id));
      if (run.endedAt === null) throw new Error(`the reconciliation is ${run.state}`);
    });
    if (!run) throw new Error('no reconciliation');
    return run;
  }

  async countMails(template: string): Promise<number> {
    const rows: unknown[] = await this.shop.database.reader.query('select from mail where template = $1', [template]);
    return rows.length;
  }

  readAuditViews(): Promise<unknown[]> {
    return readAuditViews(this.shop);
  }

  expectError(name: CallName, input: unknown, as: RequestOptions) {
    return this.shop.expectError(name, input, as);
  }
}

export const decimal = (minor: number): string => (minor / 100).toFixed(2);
