import type { Item, ModelState, Order, Role } from '../model-state';
import type { ExpectedOutcome, ServerFacts, StaffPost } from '../operation';
import { addHistory, addMails, addStaffMails, enterState, itemAt } from './order-changes';
import { INVALID_DATA, NOT_ALLOWED, type Of } from './outcome';

const hasArtwork = (item: Item) => !item.printed || (item.artwork !== null && !item.rejected);
const hasProof = (item: Item) => !item.printed || item.proofIsCurrent;

export function receiveArtwork(
  model: ModelState,
  order: Order,
  operation: Of<'upload'> | Of<'link'>,
  facts: ServerFacts,
): ExpectedOutcome {
  const item = itemAt(order, operation.item);
  const mayUpload = order.state === 'awaiting_files' && item.printed;
  const fits = operation.do === 'link' || operation.isAllowedType;
  if (!mayUpload || !fits) return [...(mayUpload ? [] : NOT_ALLOWED), ...(fits ? [] : ['file_type_not_allowed'])];
  const wasComplete = order.items.every(hasArtwork);
  item.artwork = operation.do === 'link' ? operation.url : (facts.sha256 ?? '');
  item.rejected = false;
  item.proofIsCurrent = false;
  if (operation.do === 'upload') model.files += 1;
  addHistory(order, 'user_file_upload', 'customer');
  if (!wasComplete && order.items.every(hasArtwork)) addHistory(order, 'all_files_uploaded', 'system');
  return 'ok';
}

export function finish(model: ModelState, order: Order): ExpectedOutcome {
  if (order.state !== 'awaiting_files' || !order.items.every(hasArtwork)) return NOT_ALLOWED;
  enterState(order, 'artworks_submitted', 'customer', 'in_review');
  addStaffMails(model, order, 'customer_service', 'artworks_submitted');
  return 'ok';
}

export function confirm(model: ModelState, order: Order, current: boolean): ExpectedOutcome {
  if (order.state !== 'awaiting_proof_approval' || !current) return NOT_ALLOWED;
  enterState(order, 'artwork_confirmed', 'customer', 'ready_for_production');
  addStaffMails(model, order, 'factory', 'ready_for_production');
  return 'ok';
}

export function requestChange(model: ModelState, order: Order, { item: place }: Of<'change'>): ExpectedOutcome {
  const item = itemAt(order, place);
  if (order.state !== 'awaiting_proof_approval' || !item.printed) return NOT_ALLOWED;
  item.proofIsCurrent = false;
  enterState(order, 'proof_change_requested', 'customer', 'in_review');
  addStaffMails(model, order, 'customer_service', 'proof_change_requested');
  return 'ok';
}

export function rejectArtwork(
  order: Order,
  role: Role,
  { items }: Extract<StaffPost, { event: 'artwork_rejected' }>,
): ExpectedOutcome {
  const named = items.map((place) => itemAt(order, place));
  if (named.length === 0) return INVALID_DATA;
  if (named.some(({ printed }) => !printed)) return NOT_ALLOWED;
  for (const item of named) Object.assign(item, { rejected: true, proofIsCurrent: false });
  enterState(order, 'artwork_rejected', role, 'awaiting_files');
  addHistory(order, 'waiting_for_user_file', 'system');
  addMails(order, 'artwork_rejected');
  return 'ok';
}

export function sendProof(
  model: ModelState,
  order: Order,
  role: Role,
  item: Item,
  { sha256 = '' }: ServerFacts,
): ExpectedOutcome {
  if (!item.printed) return NOT_ALLOWED;
  item.proofs.push(sha256);
  item.proofIsCurrent = true;
  model.files += 1;
  const all = order.items.every(hasProof);
  enterState(order, 'digital_proof_sent', role, all ? 'awaiting_proof_approval' : 'in_review');
  if (all) addMails(order, 'proof_ready');
  return 'ok';
}
