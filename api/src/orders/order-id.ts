import { randomBytes } from 'node:crypto';
import { formatOrderId, parseOrderId } from '@shop/order-flow';
import { ApiError } from '../common/public';

/** A random order id. */
export function newOrderId(): string {
  return formatOrderId(randomBytes(18));
}

/**
 * The canonical form of a typed order id.
 * @throws {ApiError} `resource_not_found` if the text is not a valid order id
 */
export function normalizeOrderId(text: string): string {
  const orderId = parseOrderId(text);
  if (orderId === null) throw new ApiError('resource_not_found');
  return orderId;
}
