import type { ReasonCode, RefusalCode } from '@shop/contract';
import type { Refusal as FlowRefusal } from '@shop/order-flow';
import { Refusal } from '../kernel/public';

/** The flow's refusals that the contract names at top level; every other is a reason inside `event_not_allowed`. */
const TOP_LEVEL = {
  empty_cart: 'empty_cart',
  price_changed: 'price_changed',
  economy_risk_not_accepted: 'economy_risk_not_accepted',
  shipping_unavailable: 'shipping_unavailable',
  order_expired: 'order_expired',
  insufficient_balance: 'insufficient_balance',
  currency_mismatch: 'currency_mismatch',
  event_not_allowed: 'event_not_allowed',
} as const satisfies Partial<Record<FlowRefusal['code'], RefusalCode>>;

/** What the caller is told when the order's flow says no. */
export function refusalOf({ code, field, items }: FlowRefusal, extra: Record<string, unknown> = {}): Refusal {
  if (code in TOP_LEVEL)
    return new Refusal(
      TOP_LEVEL[code as keyof typeof TOP_LEVEL],
      field ? [{ field, code: code as ReasonCode }] : [],
      extra,
    );
  const fields = items?.map((sid) => `items.${sid}`) ?? [field ?? ''];
  return new Refusal(
    'event_not_allowed',
    fields.map((name) => ({ field: name, code: code as ReasonCode })),
    extra,
  );
}
