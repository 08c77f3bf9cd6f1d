import type { Actor } from './states';

/**
 * How an order is paid by each payment method, by code. `invoice`: the system posts the payment of a provider's invoice.
 * `immediate`: the customer posts the payment from a prepaid balance. The registry in `libs/contract` holds the rest.
 */
export const PAYMENT_COLLECTIONS = {
  0: { route: 'paypal', collection: 'invoice' },
  3: { route: 'prepaid', collection: 'immediate' },
} as const satisfies Readonly<Record<number, { route: string; collection: 'invoice' | 'immediate' }>>;

export type PaymentMethodCode = keyof typeof PAYMENT_COLLECTIONS;

/** `manual`: accounting recorded the payment by hand. */
export type PaymentRoute = (typeof PAYMENT_COLLECTIONS)[PaymentMethodCode]['route'] | 'manual';

/**
 * How the order was paid, derived from the actor that posted `order_paid`.
 * @param paymentMethod - the order's; without it, the first method that the actor can post payments of
 */
export function paymentRouteOf(payer: Actor, paymentMethod?: PaymentMethodCode): PaymentRoute {
  if (payer !== 'system' && payer !== 'customer') return 'manual';
  const collection = payer === 'system' ? 'invoice' : 'immediate';
  const own = paymentMethod === undefined ? undefined : PAYMENT_COLLECTIONS[paymentMethod];
  if (own?.collection === collection) return own.route;
  return Object.values(PAYMENT_COLLECTIONS).find((method) => method.collection === collection)?.route ?? 'manual';
}
