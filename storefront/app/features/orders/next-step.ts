import type { OrderSummaryView } from '@shop/contract';

type Action = NonNullable<OrderSummaryView['requiredAction']>;

/** What an order asks of its owner now, and the plain path where they do it. */
export interface NextStep {
  action: Action;
  to: string;
}

/** Where on its own page an order is worked on. */
export const ITEMS = 'items';

const AT_THE_CART: Partial<Record<Action, string>> = {
  confirm_recipient: '/cart/completeorder',
  pay_before_due: '/cart/checkout',
};

/** Null where nothing is asked: the order is in hand, or over. */
export function nextStep({ orderId, requiredAction: action }: Pick<OrderSummaryView, 'orderId' | 'requiredAction'>): NextStep | null {
  if (!action) return null;
  const page = AT_THE_CART[action];
  return { action, to: page ? pageOf(page, orderId) : `${viewOrder(orderId)}#${ITEMS}` };
}

export function viewOrder(orderId: string): string {
  return pageOf('/account/view-order', orderId);
}

export function invoiceOf(orderId: string): string {
  return pageOf('/account/invoice', orderId);
}

export function trackingOf(orderId: string): string {
  return pageOf('/track', orderId);
}

export function paymentOf(orderId: string): string {
  return pageOf('/cart/checkout', orderId);
}

function pageOf(page: string, orderId: string): string {
  return `${page}?${new URLSearchParams({ orderId })}`;
}
