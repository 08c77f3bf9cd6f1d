import type { EventInput } from '../event-input';
import type { FlowError, FlowErrorCode } from '../flow-error';
import type { OrderSnapshot } from '../order-snapshot';
import type { Actor, OrderEvent } from '../states';

/** A guard that depends on the order and the actor, whatever the payload. Null: the event is allowed. */
export type OrderGuard = (order: OrderSnapshot, actor: Actor) => FlowError | null;

/** A guard that also depends on the payload. Null: the event is allowed. */
export type InputGuard<E extends OrderEvent> = (order: OrderSnapshot, input: EventInput<E, Actor>) => FlowError | null;

/** An error with the code unless the condition holds. */
export function errorUnless(condition: boolean, code: FlowErrorCode, field?: string): FlowError | null {
  if (condition) return null;
  return field === undefined ? { code } : { code, field };
}

/** An error naming the items, if there are any. */
export function errorIfAny(items: readonly string[], code: FlowErrorCode, field?: string): FlowError | null {
  if (items.length === 0) return null;
  return field === undefined ? { code, items } : { code, field, items };
}
