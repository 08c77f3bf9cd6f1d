import { isInsured, PAYPAL } from '@shop/contract';
import type { Item, ModelState } from '../model-state';
import type { ExpectedOutcome, ServerFacts } from '../operation';
import { shopperAt } from './order-changes';
import { NOT_FOUND, type Of } from './outcome';

export function add(model: ModelState, { shopper, item }: Of<'add'>, { lineId = '' }: ServerFacts): ExpectedOutcome {
  if (item === 'zero-quantity') return ['quantity_out_of_range'];
  if (item === 'unknown') return ['unknown_product'];
  shopperAt(model, shopper).cart.push({ id: lineId, printed: item !== 'blank' });
  return 'ok';
}

export function remove(model: ModelState, { shopper, line }: Of<'remove'>): ExpectedOutcome {
  const { cart } = shopperAt(model, shopper);
  if (line >= cart.length) return NOT_FOUND;
  cart.splice(line, 1);
  return 'ok';
}

export function place(
  model: ModelState,
  { shopper, terms, difference, acceptsRisk }: Of<'place'>,
  facts: ServerFacts,
): ExpectedOutcome {
  const buyer = shopperAt(model, shopper);
  const byPayPal = terms.paymentMethod === PAYPAL;
  const errors = [
    ...(!byPayPal && buyer.role !== 'reseller' ? ['prepaid_not_allowed'] : []),
    ...(buyer.cart.length === 0 ? ['empty_cart'] : []),
    ...(difference !== 0 ? ['price_changed'] : []),
    ...(!isInsured(terms.shippingMethod) && !acceptsRisk ? ['economy_risk_not_accepted'] : []),
  ];
  if (errors.length > 0) return errors;
  const { orderId = '', total = 0, product = 0, sids = [] } = facts;
  model.orders.push({
    id: orderId,
    owner: shopper,
    state: 'preorder',
    placedAt: model.now,
    currency: terms.currency,
    total,
    product,
    byPayPal,
    items: buyer.cart.map(({ printed }, elementAt) => newItem(sids[elementAt] ?? '', printed)),
    history: ['preorder/customer>preorder'],
    mails: {},
    paidBy: null,
    paid: 0,
    refunded: 0,
    unmatched: 0,
    lastShipmentAt: 0,
    invoice: 'none',
    invoiceId: '',
    atPayPal: [],
  });
  buyer.cart = [];
  return 'ok';
}

function newItem(sid: string, printed: boolean): Item {
  return { sid, printed, artwork: null, rejected: false, proofs: [], proofIsCurrent: false, shipped: false };
}
