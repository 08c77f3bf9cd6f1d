import type { Input, ItemView, Output, ShipToView } from '@shop/contract';
import type { Shop } from './app';
import { somebody, type Person } from './people';

export const banner: ItemView = {
  sku: 'vinyl-440',
  width: '3',
  length: '6',
  unit: 1,
  quantity: 1,
  artwork: 'custom',
  finishes: ['hem-grommet'],
  label: 'shop front',
};
export const blank: ItemView = { ...banner, artwork: 'blank', finishes: [], label: 'spare' };

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

export const byPayPal: Terms = { currency: 'USD', shippingMethod: 0, paymentMethod: 0 };
export const byPrepaid: Terms = { currency: 'CNY', shippingMethod: 0, paymentMethod: 3 };

type Placed = Output<'Cart/PlaceOrder'>;

/** From an empty cart to a placed order at the total just quoted. */
export async function place(
  shop: Shop,
  buyer: Person,
  terms: Terms,
  items: readonly ItemView[] = [banner],
): Promise<Placed> {
  return shop.call('Cart/PlaceOrder', await fillCart(shop, buyer, terms, items), { bearer: buyer.bearer });
}

/** From an empty cart to what places its order at the total just quoted. */
export async function fillCart(
  shop: Shop,
  { bearer }: Person,
  terms: Terms,
  items: readonly ItemView[] = [banner],
): Promise<Input<'Cart/PlaceOrder'>> {
  for (const item of items) await shop.call('Cart/Add2Cart', { item }, { bearer });
  const quote = await shop.call('Cart/GetInstantQuote', { ...terms, country: recipient.country }, { bearer });
  const expectedTotal = { currency: terms.currency, amount: quote.adjusted.total };
  return { address: recipient, ...terms, expectedTotal };
}

/** A placed order whose recipient is confirmed. */
export async function order(shop: Shop, buyer: Person, terms: Terms, items?: readonly ItemView[]): Promise<string> {
  const { orderId } = await place(shop, buyer, terms, items);
  await shop.call('Cart/CompleteOrder', { orderId }, { bearer: buyer.bearer });
  return orderId;
}

/** A reseller with this much on the prepaid account, in fen. */
export async function fundedReseller(shop: Shop, fen: number): Promise<Person> {
  const reseller = await somebody(shop, 'reseller');
  const accounting = await somebody(shop, 'accounting');
  await shop.call(
    'admin/prepaid-deposit',
    { accountEmail: reseller.email, type: 'deposit', amount: fen, memo: 'bank transfer' },
    { bearer: accounting.bearer },
  );
  return reseller;
}

/** An order paid from the prepaid account. */
export async function paidOrder(shop: Shop, buyer: Person, items?: readonly ItemView[]): Promise<string> {
  const orderId = await order(shop, buyer, byPrepaid, items);
  await shop.call('Cart/Checkout', { orderId, payNow: true }, { bearer: buyer.bearer });
  return orderId;
}

export async function sidsOf(shop: Shop, buyer: Person, orderId: string): Promise<string[]> {
  const { items } = await shop.call('Account/ViewOrder', { orderId }, { bearer: buyer.bearer });
  return items.map(({ sid }) => sid);
}

/** The smallest PDF a printer would open, told apart by its words. */
export function pdf(words: string): Blob {
  return new Blob([`%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n% ${words}\n%%EOF\n`]);
}

/** A multipart form, its text fields before its file. */
export function form(fields: Record<string, string>, file?: { name: string; content: Blob }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (file) data.set('file', file.content, file.name);
  return data;
}

/** A paid order whose artworks were submitted. */
export async function submittedOrder(shop: Shop, buyer: Person, items?: readonly ItemView[]): Promise<string> {
  const orderId = await paidOrder(shop, buyer, items);
  for (const sid of await sidsOf(shop, buyer, orderId)) {
    await shop.call('Account/ArtworkUpload', form({ orderId, sid }, { name: 'art.pdf', content: pdf(sid) }), {
      bearer: buyer.bearer,
    });
  }
  await shop.call('Account/FinishUpload', { orderId }, { bearer: buyer.bearer });
  return orderId;
}

/** Posts a proof for each item. */
export async function proof(shop: Shop, service: Person, orderId: string, sids: readonly string[]): Promise<void> {
  for (const sid of sids) {
    const data = form({ event: 'digital_proof_sent', sid }, { name: 'proof.pdf', content: pdf(`proof of ${sid}`) });
    await shop.call('admin/order-events', data, { bearer: service.bearer, params: { orderId } });
  }
}
