import type { OrderSummaryView } from '@shop/contract';

type Action = NonNullable<OrderSummaryView['requiredAction']>;

/** The action required of the customer, with the unlocalized path to it. */
export interface NextStep {
  action: Action;
  to: string;
}

/** The anchor of the items on the order page. */
export const ITEMS_ANCHOR = 'items';

const CHECKOUT_PATHS: Partial<Record<Action, string>> = {
  confirm_recipient: '/cart/completeorder',
  pay_before_due: '/cart/checkout',
};

/** The next step of an order; null if no action is required. */
export function nextStep({
  orderId,
  requiredAction: action,
}: Pick<OrderSummaryView, 'orderId' | 'requiredAction'>): NextStep | null {
  if (!action) return null;
  const page = CHECKOUT_PATHS[action];
  return { action, to: page ? withOrderId(page, orderId) : `${orderPath(orderId)}#${ITEMS_ANCHOR}` };
}

export function orderPath(orderId: string): string {
  return withOrderId('/account/view-order', orderId);
}

export function invoicePath(orderId: string): string {
  return withOrderId('/account/invoice', orderId);
}

export function trackingPath(orderId: string): string {
  return withOrderId('/track', orderId);
}

export function checkoutPath(orderId: string): string {
  return withOrderId('/cart/checkout', orderId);
}

function withOrderId(page: string, orderId: string): string {
  return `${page}?${new URLSearchParams({ orderId })}`;
}
