import type { ErrorCode, FieldErrorCode } from '@shop/contract';
import type { FlowError } from '@shop/order-flow';
import { ApiError, invalidEventData } from '../../common/public';

/** Flow errors that are top-level error codes of the API. Those about data are field errors of `validation_failed`, all others of
 * `event_not_allowed`. */
const TOP_LEVEL = {
  empty_cart: 'empty_cart',
  price_changed: 'price_changed',
  economy_risk_not_accepted: 'economy_risk_not_accepted',
  shipping_unavailable: 'shipping_unavailable',
  order_expired: 'order_expired',
  insufficient_balance: 'insufficient_balance',
  event_not_allowed: 'event_not_allowed',
  order_on_hold: 'order_on_hold',
  blind_shipping_not_allowed: 'blind_shipping_not_allowed',
} as const satisfies Partial<Record<FlowError['code'], ErrorCode>>;

/** Flow errors about the event's data, as opposed to the order's state, the actor or a guard. */
const DATA_ERRORS: ReadonlySet<FlowError['code']> = new Set([
  'required',
  'invalid',
  'out_of_range',
  'reason_required',
  'not_order_currency',
]);

/** The error for an order event that lacks data, or whose data is invalid. */
export function eventDataError(field: string, code: FieldErrorCode): ApiError {
  return invalidEventData([{ field, code }]);
}

/** The data name an item of another order at one place; `items` name the items that the event is about. */
const isUnknownInData = ({ code, items }: FlowError) => code === 'unknown_item' && !items;

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
  if (DATA_ERRORS.has(code) || isUnknownInData({ code, field, items }))
    return eventDataError(field ?? '', code as FieldErrorCode);
  const fields = items?.map((sid) => `items.${sid}`) ?? [field ?? ''];
  return new ApiError(
    'event_not_allowed',
    fields.map((name) => ({ field: name, code: code as FieldErrorCode })),
    extra,
  );
}
