import { randomUUID } from 'node:crypto';
import type { CallName } from '@shop/contract';
import type { RequestOptions } from '../app';
import { recipient } from '../orders';

interface Setting {
  shopper: { bearer: string };
  staff: { bearer: string };
  orderId: string;
}

interface Sent {
  name: CallName;
  input: unknown;
  as: RequestOptions;
}

/** An id that no order has. */
export const UNKNOWN_ORDER_ID = 'ZZZZZZ-ZZZZZZ-ZZZZZZ';

/** An invalid request by number. The shop must reject it without any change. */
export function buildInvalidRequest(which: number, setting: Setting): Sent {
  const all = requests(setting);
  const found = all[which % all.length];
  if (!found) throw new RangeError('no invalid requests');
  return found;
}

function requests({ shopper, staff, orderId }: Setting): Sent[] {
  const params = { orderId: orderId || UNKNOWN_ORDER_ID };
  const place = { address: recipient, currency: 'USD', shippingMethod: 0, paymentMethod: 0 };
  const post = (input: unknown, headers: Record<string, string> = {}): Sent => ({
    name: 'admin/order-events',
    input,
    as: { bearer: staff.bearer, params, headers },
  });
  const mine = (name: CallName, input: unknown): Sent => ({ name, input, as: { bearer: shopper.bearer } });
  return [
    mine('Cart/Checkout', { orderId: 'no id', payNow: true }),
    mine('Cart/Checkout', { orderId: UNKNOWN_ORDER_ID, payNow: true }),
    mine('Cart/Checkout', { orderId, payNow: 'yes' }),
    mine('Account/ViewOrder', { orderId: "' or 1=1 --" }),
    mine('Account/CancelOrder', { orderId: UNKNOWN_ORDER_ID, reason: 'none' }),
    mine('Account/ConfirmProof', { orderId: UNKNOWN_ORDER_ID, versions: { 'no sid': 1 } }),
    mine('Cart/PlaceOrder', {}),
    mine('Cart/PlaceOrder', { ...place, expectedTotal: { currency: 'USD', amount: -1 } }),
    mine('Cart/PlaceOrder', { ...place, currency: 'XYZ', expectedTotal: { currency: 'XYZ', amount: 1 } }),
    mine('Cart/DeleteItemInCart', { itemId: 'x' }),
    mine('Cart/Add2Cart', { item: { sku: 7 } }),
    mine('Cart/UpdateItemInCart', { itemId: randomUUID(), item: { sku: 7 } }),
    mine('admin/prepaid-deposit', { accountEmail: 'a@b.test', type: 'deposit', amount: 5, memo: 'mine' }),
    mine('admin/orders', {}),
    post({ event: 'order_expired' }),
    post({ event: 'paypal_invoice_created' }),
    post({ event: 'no_such_event' }),
    post({ event: 'refund_issued', amount: -5, reason: 'negative' }),
    post({ event: 'refund_issued', amount: 1.5, reason: 'half a cent' }),
    post({ event: 'refund_issued', amount: 1e300, reason: 'everything' }),
    post({ event: 'refund_issued', amount: 9_007_199_254_740_991, reason: 'everything' }),
    post({ event: 'order_paid', amount: '5', currency: 'USD' }),
    post({ event: 'shipped', items: [randomUUID()], agent: 'EMS', trackingNumber: '1' }),
    post({ event: 'digital_proof_sent', sid: 'x' }),
    post({ event: 'note_added', memo: 'a note', visibility: 'everyone' }),
    post({ event: 'note_added', memo: 'a note' }, { 'idempotency-key': 'no uuid' }),
    post([]),
    {
      name: 'admin/prepaid-deposit',
      input: { accountEmail: 'unknown@people.test', type: 'deposit', amount: 0, memo: '' },
      as: staff,
    },
    { name: 'Account/MyAllOrders', input: {}, as: {} },
    { name: 'Account/MyCurrentBalance', input: {}, as: { bearer: 'unknown' } },
  ];
}
