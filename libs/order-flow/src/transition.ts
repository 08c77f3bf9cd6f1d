import { carryOut, type Effect } from './effects';
import type { OrderFacts } from './facts';
import type { EventPost, HistoryEntry } from './posts';
import type { Refusal } from './refusals';
import { type Actor, EVENTS, type OrderEvent, type OrderState, type Poster, STAFF } from './states';
import { resolved, type Row, rowOf, SELF_POSTED } from './table';

export interface Accepted {
  readonly ok: true;
  readonly state: OrderState;
  /** The event, then those that posted themselves after it. */
  readonly events: readonly HistoryEntry[];
  /** For the shell to carry out in the same transaction, in this order. */
  readonly effects: readonly Effect[];
  /** The order as it is then. */
  readonly facts: PlacedFacts;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type Outcome = Accepted | Refused;

type PlacedFacts = OrderFacts & { readonly state: OrderState };
type Acted<E extends OrderEvent = OrderEvent> = EventPost<E, Actor>;

/** What becomes of an order when somebody posts an event to it; refused, nothing does. */
export function transition(facts: OrderFacts, post: EventPost): Outcome {
  const outcomes = rolesOf(post.actor).map((actor) => transitionAs(facts, { ...post, actor }));
  return outcomes.find(({ ok }) => ok) ?? outcomes.find(tellsWhy) ?? refused({ code: 'event_not_allowed' });
}

/** What this person could post now with the right payload, in the table's order. */
export function allowedEvents(facts: OrderFacts, poster: Poster): OrderEvent[] {
  return EVENTS.filter((event) =>
    rolesOf(poster).some((actor) => {
      const row = rowOf(event, facts.state, actor);
      return row !== undefined && (row.given ?? []).every((rule) => rule(facts, actor) === null);
    }),
  );
}

/** An admin tries every staff role in turn. */
function rolesOf(poster: Poster): readonly Actor[] {
  return poster === 'admin' ? STAFF : [poster];
}

function tellsWhy(outcome: Outcome): boolean {
  return !outcome.ok && outcome.refusal.code !== 'event_not_allowed';
}

function refused(refusal: Refusal): Refused {
  return { ok: false, refusal };
}

function transitionAs(was: OrderFacts, post: Acted): Outcome {
  const row = rowOf(post.event, was.state, post.actor);
  if (!row) return refused({ code: 'event_not_allowed' });
  const refusal = refusalBy(row, was, post);
  if (refusal) return refused(refusal);
  const { facts, effects } = step(row, was, post);
  return { ok: true, state: facts.state, events: entries(was, facts, post), effects, facts };
}

function refusalBy<E extends OrderEvent>(row: Row<E>, facts: OrderFacts, post: Acted<E>): Refusal | null {
  for (const rule of row.given ?? []) {
    const refusal = rule(facts, post.actor);
    if (refusal) return refusal;
  }
  for (const rule of row.asked ?? []) {
    const refusal = rule(facts, post);
    if (refusal) return refusal;
  }
  return null;
}

function step<E extends OrderEvent>(row: Row<E>, was: OrderFacts, post: Acted<E>): Pick<Accepted, 'facts' | 'effects'> {
  const changes = (row.changes ?? []).flatMap((make) => make(was, post));
  const changed = changes.reduce(carryOut, was);
  const facts = { ...changed, state: targetOf(row, changed) };
  const jobs = (row.jobs ?? []).flatMap((make) => make(was, facts, post));
  return { facts, effects: [...changes, ...jobs] };
}

function targetOf({ to }: Pick<Row<never>, 'to'>, changed: OrderFacts): OrderState {
  if (typeof to !== 'object') return resolved(to, changed.state);
  return resolved(to.where(changed) ? to.or : to.either, changed.state);
}

function entries(was: OrderFacts, is: PlacedFacts, post: Acted): HistoryEntry[] {
  const outcome = { at: is.now, state: is.state };
  const itself = SELF_POSTED.filter(({ once }) => once(was, is));
  return [{ ...post, ...outcome }, ...itself.map(({ event }) => ({ event, actor: 'system', ...outcome }) as const)];
}
