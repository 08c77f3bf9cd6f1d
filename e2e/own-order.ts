import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { PASSWORD } from './people';

const ADDRESS = {
  ...{ firstName: 'Ada', lastName: 'Moreno', line1: '2100 NE Broadway', city: 'Portland', region: 'OR' },
  ...{ postCode: '97232', phone: '+1 503 555 0142', country: 'US' },
};
const TERMS = { currency: 'USD', shippingMethod: 0, paymentMethod: 0 };
/** Unprinted, so that nobody waits for artwork. */
const FLAG = { sku: 'hand-flag', variant: '14x21', quantity: 1, artwork: 'blank', finishes: [] };

/** Opens an account of its own on this page, in English; whoever it is may also call the shop. */
export async function register(page: Page): Promise<Call> {
  const email = `own-${crypto.randomUUID()}@example.com`;
  await page.goto('/account/register');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByLabel(/^I have read and agree/).check();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).not.toHaveURL(/register/);
  return caller(page.request, email);
}

/** Orders one item, one unprinted flag where none is named, and has its PayPal invoice to pay. */
export async function invoicedOrder(buyer: Call, item: object = FLAG): Promise<{ orderId: string; payUrl: string }> {
  await buyer('POST', 'Cart/Add2Cart', { item });
  const { adjusted } = await buyer('POST', 'Cart/GetInstantQuote', { ...TERMS, country: ADDRESS.country });
  const expectedTotal = { currency: TERMS.currency, amount: adjusted.total };
  const { orderId } = await buyer('POST', 'Cart/PlaceOrder', { address: ADDRESS, ...TERMS, expectedTotal });
  await buyer('POST', 'Cart/CompleteOrder', { orderId });
  const { paypal } = await buyer('POST', 'Cart/Checkout', { orderId, payNow: true });
  return { orderId, payUrl: paypal.payUrl };
}

/** Orders one item and pays for it by PayPal; the shop takes it on once it is in this state. */
export async function paidOrder(page: Page, buyer: Call, item: object, state: string): Promise<string> {
  const { orderId, payUrl } = await invoicedOrder(buyer, item);
  await page.request.post(`${payUrl}/pay`);
  const order = () => buyer('GET', `Account/ViewOrder?orderId=${orderId}`);
  await expect.poll(async () => (await order()).status, { timeout: 20_000 }).toBe(state);
  return orderId;
}

/** Whoever registers on this page has an order of one unprinted flag that arrived. */
export async function completedOrder(page: Page): Promise<string> {
  const buyer = await register(page);
  const orderId = await paidOrder(page, buyer, FLAG, 'ready_for_production');
  const [factory, service] = [
    await caller(page.request, 'factory@example.com'),
    await caller(page.request, 'service@example.com'),
  ];
  const events = `admin/orders/${orderId}/events`;
  const { items } = await buyer('GET', `Account/ViewOrder?orderId=${orderId}`);
  await factory('POST', events, { event: 'in_production' });
  const parcel = { agent: 'EMS', trackingNumber: 'EE123456789CN' };
  await factory('POST', events, { event: 'shipped', items: [items[0]?.sid], ...parcel });
  await service('POST', events, { event: 'order_completed' });
  return orderId;
}

/** What the calls above answer, as far as it is read here. */
interface Answer {
  adjusted: { total: number };
  orderId: string;
  paypal: { payUrl: string };
  status: string;
  items: { sid: string }[];
  accessToken: string;
}

export type Call = (method: 'GET' | 'POST', path: string, data?: object) => Promise<Answer>;

async function caller(api: APIRequestContext, email: string): Promise<Call> {
  const call =
    (headers: Record<string, string>): Call =>
    async (method, path, data) => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const response = await api.fetch(`/api/${path}`, { method, data, headers: { ...headers, ...key } });
      const answer = (await response.json()) as { data?: Answer } & Answer;
      expect(response.ok(), `${path}: ${JSON.stringify(answer)}`).toBe(true);
      return answer.data ?? answer;
    };
  const { accessToken } = await call({})('POST', 'TokenAuth/Authenticate', { email, password: PASSWORD });
  return call({ authorization: `Bearer ${accessToken}` });
}
