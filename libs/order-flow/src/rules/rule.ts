import type { OrderFacts } from '../facts';
import type { EventPost } from '../posts';
import type { Refusal, RefusalCode } from '../refusals';
import type { Actor, OrderEvent } from '../states';

/** A guard that the order alone decides, whatever the post brings. */
export type Given = (facts: OrderFacts, actor: Actor) => Refusal | null;

/** A guard on what the post brings. */
export type Asked<E extends OrderEvent> = (facts: OrderFacts, post: EventPost<E, Actor>) => Refusal | null;

export function unless(holds: boolean, code: RefusalCode, field?: string): Refusal | null {
  if (holds) return null;
  return field === undefined ? { code } : { code, field };
}

/** Refuses for the items named, where there are any. */
export function unlessNone(items: readonly string[], code: RefusalCode, field?: string): Refusal | null {
  if (items.length === 0) return null;
  return field === undefined ? { code, items } : { code, field, items };
}
