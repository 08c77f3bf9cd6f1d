import {
  PAYPAL,
  PREPAID_ACCOUNT,
  STANDARD_PARCEL,
  type Input,
  type ItemView,
  type Output,
  type ShipToView,
} from '@shop/contract';
import type { Shop } from './app';
import { createUser, type TestUser } from './users';

export const bannerItem: ItemView = {
  sku: 'vinyl-440',
  width: '3',
  length: '6',
  unit: 1,
  quantity: 1,
  artwork: 'custom',
  finishes: ['hem-grommet'],
  label: 'shop front',
};
export const blankItem: ItemView = { ...bannerItem, artwork: 'blank', finishes: [], label: 'spare' };

export const recipient: ShipToView = {
  firstName: 'Hanako',
  lastName: 'Tanaka',
  company: 'Tanaka Signs KK',
  line1: '1-2-3 Jingumae',
  city: 'Shibuya',
  region: 'Tokyo',
  postCode: '150-0001',
  phone: '+81 3 1234 5678',
  country: 'JP',
};

export interface Terms {
  currency: string;
  shippingMethod: number;
  paymentMethod: number;
}

export const paypalTerms: Terms = { currency: 'USD', shippingMethod: STANDARD_PARCEL, paymentMethod: PAYPAL };
export const prepaidTerms: Terms = { currency: 'CNY', shippingMethod: STANDARD_PARCEL, paymentMethod: PREPAID_ACCOUNT };

type Placed = Output<'Cart/PlaceOrder'>;

/** Fills an empty cart and places the order at the quoted total. */
export async function placeOrder(
  shop: Shop,
  buyer: TestUser,
  terms: Terms,
  items: readonly ItemView[] = [bannerItem],
): Promise<Placed> {
  return shop.call('Cart/PlaceOrder', await fillCart(shop, buyer, terms, items), { bearer: buyer.bearer });
}

/** Fills an empty cart and returns the input of `Cart/PlaceOrder` at the quoted total. */
export async function fillCart(
  shop: Shop,
  { bearer }: TestUser,
  terms: Terms,
  items: readonly ItemView[] = [bannerItem],
): Promise<Input<'Cart/PlaceOrder'>> {
  for (const item of items) await shop.call('Cart/Add2Cart', { item }, { bearer });
  const quote = await shop.call('Cart/GetInstantQuote', { ...terms, country: recipient.country }, { bearer });
  const expectedTotal = { currency: terms.currency, amount: quote.adjusted.total };
  return { address: recipient, ...terms, expectedTotal };
}

/** Creates a placed order with a confirmed recipient. */
export async function createOrder(
  shop: Shop,
  buyer: TestUser,
  terms: Terms,
  items?: readonly ItemView[],
): Promise<string> {
  const { orderId } = await placeOrder(shop, buyer, terms, items);
  await shop.call('Cart/CompleteOrder', { orderId }, { bearer: buyer.bearer });
  return orderId;
}

/** Deposits an amount in fen to the prepaid account of a reseller; of a new one by default. */
export async function createFundedReseller(shop: Shop, fen: number, user?: TestUser): Promise<TestUser> {
  const reseller = user ?? (await createUser(shop, 'reseller'));
  const accounting = await createUser(shop, 'accounting');
  await shop.call(
    'admin/prepaid-deposit',
    { accountEmail: reseller.email, type: 'deposit', amount: fen, memo: 'bank transfer' },
    { bearer: accounting.bearer },
  );
  return reseller;
}

/** Creates an order that is paid from the prepaid account. */
export async function createPaidOrder(shop: Shop, buyer: TestUser, items?: readonly ItemView[]): Promise<string> {
  const orderId = await createOrder(shop, buyer, prepaidTerms, items);
  await shop.call('Cart/Checkout', { orderId, payNow: true }, { bearer: buyer.bearer });
  return orderId;
}

export async function listItemIds(shop: Shop, buyer: TestUser, orderId: string): Promise<string[]> {
  const { items } = await shop.call('Account/ViewOrder', { orderId }, { bearer: buyer.bearer });
  return items.map(({ sid }) => sid);
}

/** A minimal valid PDF; `text` distinguishes it from others. */
export function buildPdf(text: string): Blob {
  return new Blob([`%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n% ${text}\n%%EOF\n`]);
}

/** A multipart form with the text fields before the file. */
export function buildForm(fields: Record<string, string>, file?: { name: string; content: Blob }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (file) data.set('file', file.content, file.name);
  return data;
}

/** Creates a paid order with submitted artwork. */
export async function createSubmittedOrder(shop: Shop, buyer: TestUser, items?: readonly ItemView[]): Promise<string> {
  const orderId = await createPaidOrder(shop, buyer, items);
  for (const sid of await listItemIds(shop, buyer, orderId)) {
    await shop.call('Account/ArtworkUpload', buildForm({ orderId, sid }, { name: 'art.pdf', content: buildPdf(sid) }), {
      bearer: buyer.bearer,
    });
  }
  await shop.call('Account/FinishUpload', { orderId }, { bearer: buyer.bearer });
  return orderId;
}

/** Sends a proof for each item. */
export async function sendProofs(
  shop: Shop,
  service: TestUser,
  orderId: string,
  sids: readonly string[],
): Promise<void> {
  for (const sid of sids) {
    const data = buildForm(
      { event: 'digital_proof_sent', sid },
      { name: 'proof.pdf', content: buildPdf(`proof of ${sid}`) },
    );
    await shop.call('admin/order-events', data, { bearer: service.bearer, params: { orderId } });
  }
}
