import type { Input, ItemView } from '@shop/contract';
import type { Shop } from './app';
import { buildForm, sendProofs, listItemIds, createSubmittedOrder } from './orders';
import { type TestUser, createUser } from './users';

type StaffEvent = Input<'admin/order-events'>;

export async function postEvent(shop: Shop, user: TestUser, orderId: string, event: StaffEvent): Promise<void> {
  await shop.call('admin/order-events', event, { bearer: user.bearer, params: { orderId } });
}

/** Creates an order whose proofs are all confirmed. */
export async function createApprovedOrder(shop: Shop, buyer: TestUser, items?: readonly ItemView[]): Promise<string> {
  const service = await createUser(shop, 'customer_service');
  const orderId = await createSubmittedOrder(shop, buyer, items);
  const sids = await listItemIds(shop, buyer, orderId);
  await sendProofs(shop, service, orderId, sids);
  const versions = Object.fromEntries(sids.map((sid) => [sid, 1]));
  await shop.call('Account/ConfirmProof', { orderId, versions }, { bearer: buyer.bearer });
  return orderId;
}

/** Creates an order whose items are all shipped. */
export async function createShippedOrder(shop: Shop, buyer: TestUser, items?: readonly ItemView[]): Promise<string> {
  const factory = await createUser(shop, 'factory');
  const orderId = await createApprovedOrder(shop, buyer, items);
  await postEvent(shop, factory, orderId, { event: 'in_production' });
  const sids = await listItemIds(shop, buyer, orderId);
  await postEvent(shop, factory, orderId, { event: 'shipped', items: sids, agent: 'DHL', trackingNumber: 'JD014600' });
  return orderId;
}

/** Creates a delivered order; `day` is today by default. */
export async function createDeliveredOrder(
  shop: Shop,
  buyer: TestUser,
  items?: readonly ItemView[],
  day?: string,
): Promise<string> {
  const service = await createUser(shop, 'customer_service');
  const orderId = await createShippedOrder(shop, buyer, items);
  await postEvent(shop, service, orderId, { event: 'order_completed', ...(day && { deliveryDate: day }) });
  return orderId;
}

/** A file with the signature of a PNG, which is all that is checked; `text` distinguishes it from others. */
export function buildPng(text: string): Blob {
  return new Blob([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), text]);
}

export function buildClaimForm(
  fields: { orderId: string; sid: string; reason: string },
  photos: readonly { name: string; content: Blob }[],
): FormData {
  const data = buildForm(fields);
  for (const { name, content } of photos) data.append('photos', content, name);
  return data;
}
