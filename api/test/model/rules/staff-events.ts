import type { ModelState, Order, Role, State } from '../model-state';
import type { ExpectedOutcome, ServerFacts, StaffPost } from '../operation';
import { rejectArtwork, sendProof } from './artwork';
import { cancel } from './order';
import { addHistory, addMails, enterState, FINAL_STATES, itemAt, orderAt, PAID, roleAt, UNPAID } from './order-changes';
import { INVALID_DATA, NOT_ALLOWED, type Of } from './outcome';
import { isOverdue, pay } from './payments';
import { refund } from './refunds';

const ROLES: readonly Role[] = ['customer_service', 'accounting', 'factory', 'isc_facility'];

/** The roles that may post an event, and the states in which they may. */
const STAFF_TABLE: Record<StaffPost['event'], readonly { roles: readonly Role[]; from: readonly State[] }[]> = {
  order_paid: [{ roles: ['accounting'], from: ['awaiting_payment'] }],
  artwork_rejected: [{ roles: ['customer_service'], from: ['in_review'] }],
  digital_proof_sent: [{ roles: ['customer_service'], from: ['in_review'] }],
  in_production: [{ roles: ['factory'], from: ['ready_for_production'] }],
  shipped: [{ roles: ['factory', 'isc_facility'], from: ['in_production'] }],
  order_completed: [{ roles: ['customer_service', 'factory', 'isc_facility'], from: ['shipped'] }],
  order_cancelled: [
    {
      roles: ['customer_service'],
      from: [...UNPAID, 'awaiting_files', 'in_review', 'awaiting_proof_approval', 'ready_for_production'],
    },
  ],
  refund_issued: [
    { roles: ['customer_service', 'accounting'], from: PAID },
    { roles: ['accounting'], from: ['awaiting_payment', ...FINAL_STATES] },
  ],
  note_added: [{ roles: ROLES, from: [...UNPAID, ...PAID, ...FINAL_STATES] }],
};

/** An admin may post the events of all roles. */
export function post(
  model: ModelState,
  { staff, order: place, post: staffPost }: Of<'post'>,
  facts: ServerFacts,
): ExpectedOutcome {
  const order = orderAt(model, place);
  const ownRole = roleAt(model, staff);
  const errors: string[] = [];
  for (const role of ownRole === 'admin' ? ROLES : [ownRole]) {
    if (!STAFF_TABLE[staffPost.event].some(({ roles, from }) => roles.includes(role) && from.includes(order.state)))
      continue;
    const outcome = postAs(model, order, role, staffPost, facts);
    if (outcome === 'ok') return 'ok';
    errors.push(...outcome);
  }
  return [...errors, ...NOT_ALLOWED];
}

function postAs(
  model: ModelState,
  order: Order,
  role: Role,
  staffPost: StaffPost,
  facts: ServerFacts,
): ExpectedOutcome {
  switch (staffPost.event) {
    case 'order_paid': {
      if (isOverdue(model, order)) return ['order_expired'];
      if (staffPost.currency !== undefined) return NOT_ALLOWED;
      if (staffPost.difference !== 0) return NOT_ALLOWED;
      pay(model, order, 'manual', role);
      return 'ok';
    }
    case 'artwork_rejected':
      return rejectArtwork(order, role, staffPost);
    case 'digital_proof_sent':
      return sendProof(model, order, role, itemAt(order, staffPost.item), facts);
    case 'in_production':
      enterState(order, 'in_production', role, 'in_production');
      return 'ok';
    case 'shipped':
      return ship(model, order, role, staffPost);
    case 'order_completed': {
      if (staffPost.daysOff !== undefined && staffPost.daysOff !== 0) return INVALID_DATA;
      enterState(order, 'order_completed', role, 'completed');
      addMails(order, 'order_completed');
      return 'ok';
    }
    case 'order_cancelled':
      return cancel(model, order, role);
    case 'refund_issued':
      return refund(model, order, role, staffPost);
    case 'note_added': {
      addHistory(order, 'note_added', role);
      if (staffPost.visibility === 'customer') addMails(order, 'note');
      return 'ok';
    }
  }
}

function ship(
  model: ModelState,
  order: Order,
  role: Role,
  { items }: Extract<StaffPost, { event: 'shipped' }>,
): ExpectedOutcome {
  const named = items.map((place) => itemAt(order, place));
  const twice = new Set(items).size < items.length || named.some(({ shipped }) => shipped);
  if (named.length === 0) return INVALID_DATA;
  if (twice) return NOT_ALLOWED;
  for (const item of named) item.shipped = true;
  order.lastShipmentAt = model.now;
  enterState(order, 'shipped', role, order.items.every(({ shipped }) => shipped) ? 'shipped' : 'in_production');
  addMails(order, 'order_shipped');
  return 'ok';
}
