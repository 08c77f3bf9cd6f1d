import type { ErrorCode, FieldErrorCode } from '@shop/contract';
import type { FlowError } from '@shop/order-flow';
import { ApiError } from '../../common/public';

/** Flow errors that are top-level error codes of the API. All others are field errors of `event_not_allowed`. */
const TOP_LEVEL = {
  empty_cart: 'empty_cart',
  price_changed: 'price_changed',
  economy_risk_not_accepted: 'economy_risk_not_accepted',
  shipping_unavailable: 'shipping_unavailable',
  order_expired: 'order_expired',
  insufficient_balance: 'insufficient_balance',
  currency_mismatch: 'currency_mismatch',
  event_not_allowed: 'event_not_allowed',
} as const satisfies Partial<Record<FlowError['code'], ErrorCode>>;

/**
 * The API's error for a rejected event.
 * @param extra - further members of the response body
 */
export function toApiError({ code, field, items }: FlowError, extra: Record<string, unknown> = {}): ApiError {
  if (code in TOP_LEVEL)
    return new ApiError(
      TOP_LEVEL[code as keyof typeof TOP_LEVEL],
      field ? [{ field, code: code as FieldErrorCode }] : [],
      extra,
    );
  const fields = items?.map((sid) => `items.${sid}`) ?? [field ?? ''];
  return new ApiError(
    'event_not_allowed',
    fields.map((name) => ({ field: name, code: code as FieldErrorCode })),
    extra,
  );
}
