import { applyChange, type Effect } from './effects';
import type { EventInput } from './event-input';
import type { FlowError } from './flow-error';
import { type HistoryEntry, toHistoryEntry } from './history-entry';
import type { OrderSnapshot } from './order-snapshot';
import { type Actor, ORDER_EVENTS, type OrderEvent, type OrderState, type PostingActor, STAFF_ACTORS } from './states';
import { AUTOMATIC_EVENTS, findRule, resolveTarget, type TransitionRule } from './transition-rules';

export interface AcceptedTransition {
  readonly ok: true;
  readonly state: OrderState;
  /** The posted event, followed by the events that it triggers automatically. */
  readonly entries: readonly [HistoryEntry, ...HistoryEntry[]];
  /** To be carried out by the caller in the same transaction, in this sequence. */
  readonly effects: readonly Effect[];
  /** The order after the event. */
  readonly order: PlacedOrder;
}

export interface RejectedTransition {
  readonly ok: false;
  readonly error: FlowError;
}

export type TransitionResult = AcceptedTransition | RejectedTransition;

type PlacedOrder = OrderSnapshot & { readonly state: OrderState };
type ActorInput<E extends OrderEvent = OrderEvent> = EventInput<E, Actor>;

/**
 * Applies an event to an order. Pure: it returns what is to be stored and done, or why the event is rejected.
 * @param order - the order now; for `preorder` and `reprint_ordered` the order to be placed, with state null
 * @param input - the event with its actor and payload
 */
export function transition(order: OrderSnapshot, input: EventInput): TransitionResult {
  const results = actorsOf(input.actor).map((actor) => transitionAs(order, { ...input, actor }));
  return results.find(({ ok }) => ok) ?? results.find(isSpecificError) ?? rejected({ code: 'event_not_allowed' });
}

/** The events that the actor could post now with a valid payload, in the sequence of `ORDER_EVENTS`. */
export function allowedEvents(order: OrderSnapshot, postingActor: PostingActor): OrderEvent[] {
  return ORDER_EVENTS.filter((event) =>
    actorsOf(postingActor).some((actor) => {
      const rule = findRule(event, order.state, actor);
      return rule !== undefined && (rule.orderGuards ?? []).every((guard) => guard(order, actor) === null);
    }),
  );
}

/** An admin tries every staff role in turn. */
function actorsOf(postingActor: PostingActor): readonly Actor[] {
  return postingActor === 'admin' ? STAFF_ACTORS : [postingActor];
}

function isSpecificError(result: TransitionResult): boolean {
  return !result.ok && result.error.code !== 'event_not_allowed';
}

function rejected(error: FlowError): RejectedTransition {
  return { ok: false, error };
}

function transitionAs(before: OrderSnapshot, input: ActorInput): TransitionResult {
  const rule = findRule(input.event, before.state, input.actor);
  if (!rule) return rejected({ code: 'event_not_allowed' });
  const error = findError(rule, before, input);
  if (error) return rejected(error);
  const { order, effects } = applyRule(rule, before, input);
  return { ok: true, state: order.state, entries: historyEntries(before, order, input), effects, order };
}

function findError<E extends OrderEvent>(
  rule: TransitionRule<E>,
  order: OrderSnapshot,
  input: ActorInput<E>,
): FlowError | null {
  for (const guard of rule.orderGuards ?? []) {
    const error = guard(order, input.actor);
    if (error) return error;
  }
  for (const guard of rule.inputGuards ?? []) {
    const error = guard(order, input);
    if (error) return error;
  }
  return null;
}

function applyRule<E extends OrderEvent>(
  rule: TransitionRule<E>,
  before: OrderSnapshot,
  input: ActorInput<E>,
): Pick<AcceptedTransition, 'order' | 'effects'> {
  const changes = (rule.changes ?? []).flatMap((buildChanges) => buildChanges(before, input));
  const changed = changes.reduce(applyChange, before);
  const order = { ...changed, state: targetOf(rule, changed) };
  const jobs = (rule.jobs ?? []).flatMap((buildJobs) => buildJobs(before, order, input));
  return { order, effects: [...changes, ...jobs] };
}

function targetOf({ to }: Pick<TransitionRule<never>, 'to'>, changed: OrderSnapshot): OrderState {
  if (typeof to !== 'object') return resolveTarget(to, changed.state);
  return resolveTarget(to.when(changed) ? to.target : to.otherwise, changed.state);
}

function historyEntries(before: OrderSnapshot, after: PlacedOrder, input: ActorInput): AcceptedTransition['entries'] {
  const { now: at, state } = after;
  const automatic = AUTOMATIC_EVENTS.filter(({ when }) => when(before, after));
  return [
    toHistoryEntry(input, { actor: input.actor, at, state }),
    ...automatic.map(({ event }) => toHistoryEntry({ event }, { actor: 'system', at, state })),
  ];
}
