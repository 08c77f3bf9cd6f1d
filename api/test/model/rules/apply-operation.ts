import type { ModelState } from '../model-state';
import type { ExpectedOutcome, Operation, ServerFacts } from '../operation';
import { confirm, finish, receiveArtwork, requestChange } from './artwork';
import { add, place, remove } from './cart';
import { cancel, complete, completeShipped, expire } from './order';
import { orderAt, UNPAID } from './order-changes';
import { NOT_ALLOWED, NOT_FOUND, type Of } from './outcome';
import { checkout, deposit, settleInvoices } from './payments';
import { forge, payAtPayPal, report } from './paypal-reports';
import { post } from './staff-events';
import { settle } from './unmatched-payments';

/** Applies an operation to the model; returns the outcome that the shop must have. */
export function applyOperation(model: ModelState, operation: Operation, facts: ServerFacts): ExpectedOutcome {
  if (hasBlankText(operation)) return 'rejected';
  switch (operation.do) {
    case 'add':
      return add(model, operation, facts);
    case 'remove':
      return remove(model, operation);
    case 'place':
      return place(model, operation, facts);
    case 'deposit':
      return deposit(model, operation);
    case 'post':
      return post(model, operation, facts);
    case 'post-as-shopper':
      return ['forbidden'];
    case 'pay':
      return payAtPayPal(model, operation, facts);
    case 'forge':
      return forge(model, operation, facts);
    case 'report':
      return report(model, operation);
    case 'settle':
      return settle(model, operation);
    case 'guest':
      model.shoppers.push({ role: 'guest', balance: 0, cart: [], since: model.now });
      return 'ok';
    case 'wait':
      model.now += operation.ms;
      return 'ok';
    case 'expire':
      return expire(model);
    case 'complete-shipped':
      return completeShipped(model);
    case 'drain':
      return settleInvoices(model);
    case 'invalid-request':
      return 'rejected';
    case 'repeat':
      return operation.changed ? ['idempotency_key_reused'] : 'ok';
    default:
      return applyOfOwner(model, operation, facts);
  }
}

/** Whether a required text is blank. */
function hasBlankText(operation: Operation): boolean {
  const words =
    operation.do === 'change' ? [operation.comment] : operation.do === 'post' ? Object.values(operation.post) : [];
  return words.includes(' ');
}

type ByOwner = Extract<Operation, { shopper: number; order: number }>;

/** An order exists for its owner only. */
function applyOfOwner(
  model: ModelState,
  operation: Exclude<ByOwner, Of<'post-as-shopper'>>,
  facts: ServerFacts,
): ExpectedOutcome {
  const order = orderAt(model, operation.order);
  const mine = order.owner === operation.shopper;
  if (!mine) return operation.do === 'checkout' ? ['order_not_found_or_paid'] : NOT_FOUND;
  switch (operation.do) {
    case 'view':
      return 'ok';
    case 'complete':
      return complete(model, order);
    case 'checkout':
      return checkout(model, order, operation.payNow, facts);
    case 'cancel':
      return UNPAID.includes(order.state) ? cancel(model, order, 'customer') : NOT_ALLOWED;
    case 'upload':
    case 'link':
      return receiveArtwork(model, order, operation, facts);
    case 'finish':
      return finish(model, order);
    case 'confirm':
      return confirm(model, order, operation.difference === 0);
    case 'change':
      return requestChange(model, order, operation);
  }
}
