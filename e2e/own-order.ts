import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { PASSWORD } from './users';

const ADDRESS = {
  ...{ firstName: 'Ada', lastName: 'Moreno', line1: '2100 NE Broadway', city: 'Portland', region: 'OR' },
  ...{ postCode: '97232', phone: '+1 503 555 0142', country: 'US' },
};
const TERMS = { currency: 'USD', shippingMethod: 0, paymentMethod: 0 };
/** Unprinted, so that nobody waits for artwork. */
const FLAG = { sku: 'hand-flag', variant: '14x21', quantity: 1, artwork: 'blank', finishes: [] };

/** Opens an account of its own on this page, in English; whoever it is may also call the shop. */
export async function registerCustomer(page: Page): Promise<ApiCall> {
  const email = `own-${crypto.randomUUID()}@example.com`;
  await page.goto('/account/register');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByLabel(/^I have read and agree/).check();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(page).not.toHaveURL(/register/);
  return createApiCall(page.request, email);
}

/** Orders one item, one unprinted flag where none is named, and has its PayPal invoice to pay. */
export async function createInvoicedOrder(buyer: ApiCall, item: object = FLAG): Promise<{ orderId: string; payUrl: string }> {
  await buyer('POST', 'Cart/Add2Cart', { item });
  const { adjusted } = await buyer('POST', 'Cart/GetInstantQuote', { ...TERMS, country: ADDRESS.country });
  const expectedTotal = { currency: TERMS.currency, amount: adjusted.total };
  const { orderId } = await buyer('POST', 'Cart/PlaceOrder', { address: ADDRESS, ...TERMS, expectedTotal });
  await buyer('POST', 'Cart/CompleteOrder', { orderId });
  const { paypal } = await buyer('POST', 'Cart/Checkout', { orderId, payNow: true });
  return { orderId, payUrl: paypal.payUrl };
}

/** Orders one item and pays for it by PayPal; the shop takes it on once it is in this state. */
export async function createPaidOrder(page: Page, buyer: ApiCall, item: object, state: string): Promise<string> {
  const { orderId, payUrl } = await createInvoicedOrder(buyer, item);
  await page.request.post(`${payUrl}/pay`);
  const order = () => buyer('GET', `Account/ViewOrder?orderId=${orderId}`);
  await expect.poll(async () => (await order()).status, { timeout: 20_000 }).toBe(state);
  return orderId;
}

/** Whoever registers on this page has an order of one unprinted flag that arrived. */
export async function createCompletedOrder(page: Page): Promise<string> {
  const buyer = await registerCustomer(page);
  const orderId = await createPaidOrder(page, buyer, FLAG, 'ready_for_production');
  const [factory, service] = [
    await createApiCall(page.request, 'factory@example.com'),
    await createApiCall(page.request, 'service@example.com'),
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
interface ResponseData {
  adjusted: { total: number };
  orderId: string;
  paypal: { payUrl: string };
  status: string;
  items: { sid: string }[];
  accessToken: string;
}

export type ApiCall = (method: 'GET' | 'POST', path: string, data?: object) => Promise<ResponseData>;

async function createApiCall(api: APIRequestContext, email: string): Promise<ApiCall> {
  const call =
    (headers: Record<string, string>): ApiCall =>
    async (method, path, data) => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const response = await api.fetch(`/api/${path}`, { method, data, headers: { ...headers, ...key } });
      const answer = (await response.json()) as { data?: ResponseData } & ResponseData;
      expect(response.ok(), `${path}: ${JSON.stringify(answer)}`).toBe(true);
      return answer.data ?? answer;
    };
  const { accessToken } = await call({})('POST', 'TokenAuth/Authenticate', { email, password: PASSWORD });
  return call({ authorization: `Bearer ${accessToken}` });
}
