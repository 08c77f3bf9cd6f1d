import { expect, type Page } from '@playwright/test';
import type { Input, ItemView } from '@shop/contract';
import { ApiUser } from './api-user';

export const ADDRESS = {
  ...{ firstName: 'Ada', lastName: 'Moreno', line1: '2100 NE Broadway', city: 'Portland', region: 'OR' },
  ...{ postCode: '97232', phone: '+1 503 555 0142', country: 'US' },
};
const TERMS = { currency: 'USD', shippingMethod: 0, paymentMethod: 0 } as const;
export const PREPAID_TERMS = { currency: 'CNY', shippingMethod: 0, paymentMethod: 3 } as const;
/** Unprinted, so that no artwork is needed. */
export const FLAG: ItemView = { sku: 'hand-flag', variant: '14x21', quantity: 1, artwork: 'blank', finishes: [] };

/** 2 × 1 m of mesh, unprinted, so that no artwork is needed. */
export const BLANK_MESH: ItemView = {
  ...{ sku: 'mesh-340', width: '2', length: '1', unit: 3, quantity: 1 },
  ...{ artwork: 'blank', finishes: ['hem-grommet'] },
};
/** CNY 20,000, which one person may record. */
const DEPOSIT_FEN = 2_000_000;

/** A tracking number of EMS that no other shipment has. */
export const newTrackingNumber = () =>
  `EE${crypto.getRandomValues(new Uint32Array(1)).join('').padStart(9, '0').slice(-9)}CN`;

/** Registers a new customer who is logged in on this page. */
export async function registerCustomer(page: Page): Promise<ApiUser> {
  const customer = await ApiUser.register();
  await customer.startSession(page);
  return customer;
}

/** Registers a new reseller with CNY 20,000 in the prepaid account. */
export async function createFundedReseller(): Promise<ApiUser> {
  const reseller = await ApiUser.createReseller();
  const accounting = await ApiUser.logIn('accounting@example.com');
  await accounting.call('admin/prepaid-deposit', {
    ...{ accountEmail: reseller.email, type: 'deposit', amount: DEPOSIT_FEN, memo: 'Bank transfer' },
  });
  return reseller;
}

type Terms = typeof TERMS | typeof PREPAID_TERMS;

/** Orders one item and leaves the recipient to be confirmed. The cart must be empty. */
export async function placeOrder(customer: ApiUser, item: ItemView, terms: Terms = TERMS): Promise<string> {
  await customer.call('Cart/Add2Cart', { item });
  return placeCart(customer, terms);
}

/** Orders what is in the cart and leaves the recipient to be confirmed. */
async function placeCart(customer: ApiUser, terms: Terms): Promise<string> {
  const { adjusted } = await customer.call('Cart/GetInstantQuote', { ...terms, country: ADDRESS.country });
  const expectedTotal = { currency: terms.currency, amount: adjusted.total };
  return (await customer.call('Cart/PlaceOrder', { address: ADDRESS, ...terms, expectedTotal })).orderId;
}

/** Orders one item, with the recipient confirmed. The cart must be empty. */
export async function createUnpaidOrder(customer: ApiUser, item: ItemView, terms: Terms = TERMS): Promise<string> {
  const orderId = await placeOrder(customer, item, terms);
  await customer.call('Cart/CompleteOrder', { orderId });
  return orderId;
}

interface InvoicedOrder {
  orderId: string;
  payUrl: string;
}

/** Orders one item, by default an unprinted flag, and has PayPal's invoice created. */
export async function createInvoicedOrder(customer: ApiUser, item: ItemView = FLAG): Promise<InvoicedOrder> {
  await customer.call('Cart/Add2Cart', { item });
  return invoiceCart(customer);
}

/** Orders what is in the cart, and has PayPal's invoice created. */
export async function invoiceCart(customer: ApiUser): Promise<InvoicedOrder> {
  const orderId = await placeCart(customer, TERMS);
  await customer.call('Cart/CompleteOrder', { orderId });
  const { paypal } = await customer.call('Cart/Checkout', { orderId, payNow: true });
  if (!paypal) throw new Error('There is no PayPal invoice.');
  return { orderId, payUrl: paypal.payUrl };
}

/** Orders one item, pays for it with PayPal, and waits until the order has this state. */
export async function createPaidOrder(customer: ApiUser, item: ItemView, state: string): Promise<string> {
  const { orderId, payUrl } = await createInvoicedOrder(customer, item);
  await fetch(`${payUrl}/pay`, { method: 'POST' });
  const order = () => customer.call('Account/ViewOrder', { orderId });
  await expect.poll(async () => (await order()).status, { timeout: 20_000 }).toBe(state);
  return orderId;
}

/** Registers a new customer on this page who has a completed order of one unprinted flag. */
export async function createCompletedOrder(page: Page): Promise<string> {
  const customer = await registerCustomer(page);
  const orderId = await createPaidOrder(customer, FLAG, 'ready_for_production');
  const [factory, service] = [await ApiUser.logIn('factory@example.com'), await ApiUser.logIn('service@example.com')];
  const post = (staff: ApiUser, event: Input<'admin/order-events'>) =>
    staff.call('admin/order-events', event, { orderId });
  const { items } = await customer.call('Account/ViewOrder', { orderId });
  await post(factory, { event: 'in_production' });
  const shipment = { agent: 'EMS', trackingNumber: 'EE123456789CN' };
  await post(factory, { event: 'shipped', items: items.map(({ sid }) => sid), ...shipment });
  await post(service, { event: 'order_completed' });
  return orderId;
}
