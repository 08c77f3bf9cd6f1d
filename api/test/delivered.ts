import type { Input, ItemView } from '@shop/contract';
import type { Shop } from './app';
import { form, proof, sidsOf, submittedOrder } from './ordering';
import { type Person, somebody } from './people';

type StaffEvent = Input<'admin/order-events'>;

export async function post(shop: Shop, who: Person, orderId: string, event: StaffEvent): Promise<void> {
  await shop.call('admin/order-events', event, { bearer: who.bearer, params: { orderId } });
}

/** An order whose every proof is confirmed. */
export async function approvedOrder(shop: Shop, buyer: Person, items?: readonly ItemView[]): Promise<string> {
  const service = await somebody(shop, 'customer_service');
  const orderId = await submittedOrder(shop, buyer, items);
  const sids = await sidsOf(shop, buyer, orderId);
  await proof(shop, service, orderId, sids);
  const versions = Object.fromEntries(sids.map((sid) => [sid, 1]));
  await shop.call('Account/ConfirmProof', { orderId, versions }, { bearer: buyer.bearer });
  return orderId;
}

/** An order that has left the house whole. */
export async function shippedOrder(shop: Shop, buyer: Person, items?: readonly ItemView[]): Promise<string> {
  const factory = await somebody(shop, 'factory');
  const orderId = await approvedOrder(shop, buyer, items);
  await post(shop, factory, orderId, { event: 'in_production' });
  const sids = await sidsOf(shop, buyer, orderId);
  await post(shop, factory, orderId, { event: 'shipped', items: sids, agent: 'DHL', trackingNumber: 'JD014600' });
  return orderId;
}

/** An order that arrived, today where no day is named. */
export async function deliveredOrder(
  shop: Shop,
  buyer: Person,
  items?: readonly ItemView[],
  day?: string,
): Promise<string> {
  const service = await somebody(shop, 'customer_service');
  const orderId = await shippedOrder(shop, buyer, items);
  await post(shop, service, orderId, { event: 'order_completed', ...(day && { deliveryDate: day }) });
  return orderId;
}

/** The beginning of a PNG, which is all that is looked at; told apart by its words. */
export function png(words: string): Blob {
  return new Blob([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), words]);
}

export function claimForm(
  fields: { orderId: string; sid: string; reason: string },
  photos: readonly { name: string; content: Blob }[],
): FormData {
  const data = form(fields);
  for (const { name, content } of photos) data.append('photos', content, name);
  return data;
}
