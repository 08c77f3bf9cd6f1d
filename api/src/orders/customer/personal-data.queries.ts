import { ERASABLE_FIELDS, TERMINAL_STATES } from '@shop/order-flow';
import type { Tx } from '../../common/public';

export async function listCartItems(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query('select item, created_at as "addedAt" from cart_item where account_id = $1 order by position', [
    accountId,
  ]);
}

const jsonList = (columns: string, from: string, order: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object(${columns}) order by ${order}), '[]') from ${from})`;

/** Every order in one SQL statement, with the history that its owner sees. Of files only the names are included. */
export async function listOrders(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query(
    `select o.id as "orderId", o.placed_at as date, o.state as status, o.due_at as due, o.updated_at as "lastUpdate",
       jsonb_build_object('currency', o.currency, 'amount', o.total) as amount, o.ship_to as "shipTo", o.sender,
       o.shipping_method as "shippingMethod", o.payment_method as "paymentMethod", o.notes,
       o.delivered_on::text as "deliveredOn", o.quote,
       ${jsonList(`'sid', i.sid, 'item', i.item, 'amount', i.line_amount`, 'order_item i where i.order_id = o.id', 'i.position')} as items,
       ${jsonList(
         `'sid', w.sid, 'kind', w.kind, 'name', w.name, 'url', w.url, 'uploadedAt', w.uploaded_at, 'rejected', w.rejected_reason`,
         'artwork w where w.order_id = o.id',
         'w.uploaded_at',
       )} as artworks,
       ${jsonList(
         `'sid', p.sid, 'version', p.version, 'name', p.name, 'sentAt', p.sent_at, 'decision', p.decision, 'comment', p.comment`,
         'proof p where p.order_id = o.id',
         'p.sent_at',
       )} as proofs,
       ${jsonList(
         `'sid', n.sid, 'version', n.version, 'number', n.number, 'text', n.text, 'placedAt', n.placed_at, 'answer', n.answer`,
         'proof_pin n where n.order_id = o.id',
         'n.sid, n.number',
       )} as pins,
       ${jsonList(
         `'sid', v.sid, 'version', v.version, 'approvedBy', v.approved_by, 'approvedAt', v.approved_at`,
         'proof_approval v where v.order_id = o.id',
         'v.sid, v.version',
       )} as approvals,
       ${jsonList(
         `'agent', s.agent, 'trackingNumber', s.tracking_number, 'date', s.shipped_at`,
         'shipment s where s.order_id = o.id',
         's.shipped_at',
       )} as shipments,
       ${jsonList(
         `'sid', c.sid, 'reason', c.reason, 'openedAt', c.opened_at, 'resolution', c.resolution, 'answer', c.answer, 'amount', c.amount,
          'resolvedAt', c.resolved_at, 'photos', (select coalesce(jsonb_agg(p.name order by p.position), '[]') from claim_photo p where p.claim_id = c.id)`,
         'claim c where c.order_id = o.id',
         'c.opened_at',
       )} as claims,
       ${jsonList(
         `'event', e.event, 'date', e.happened_at, 'actor', e.actor, 'item', e.sid, 'detail', e.detail`,
         'order_event e where e.order_id = o.id and not e.internal',
         'e.seq',
       )} as history
     from customer_order o where o.account_id = $1 order by o.placed_at, o.id`,
    [accountId],
  );
}

export async function findOrderIds(tx: Tx, accountId: string): Promise<string[]> {
  const rows: { id: string }[] = await tx.query('select id from customer_order where account_id = $1', [accountId]);
  return rows.map(({ id }) => id);
}

export async function hasUnfinishedOrders(tx: Tx, accountId: string): Promise<boolean> {
  const open: unknown[] = await tx.query(
    'select from customer_order where account_id = $1 and state <> all($2) limit 1',
    [accountId, TERMINAL_STATES],
  );
  return open.length > 0;
}

/** Erases names, addresses and texts. The items, the amounts and the recipient's city and country are kept. */
export async function eraseInOrders(tx: Tx, accountId: string): Promise<void> {
  await tx.query(
    `update customer_order set notes = null, sender = null, ship_to = jsonb_build_object(
       'firstName', '', 'lastName', '', 'line1', '', 'city', ship_to -> 'city', 'region', '', 'postCode', '', 'phone', '',
       'country', ship_to -> 'country')
     where account_id = $1`,
    [accountId],
  );
  await tx.query(
    `update order_item set item = item - 'label'
     where order_id in (select id from customer_order where account_id = $1) and item ? 'label'`,
    [accountId],
  );
  await tx.query(
    `update order_event set detail = detail - $2::text[]
     where order_id in (select id from customer_order where account_id = $1)
       and detail ?| $2::text[]`,
    [accountId, ERASABLE_FIELDS],
  );
}

export async function listReviews(tx: Tx, accountId: string): Promise<unknown[]> {
  return tx.query(
    `select sku, rating, country, text, state, submitted_at as "submittedAt", published_at as "publishedAt"
     from review where account_id = $1 order by submitted_at`,
    [accountId],
  );
}

/** Published reviews become anonymous, unpublished ones are deleted. */
export async function eraseReviews(tx: Tx, accountId: string): Promise<void> {
  await tx.query('delete from review where account_id = $1 and published_at is null', [accountId]);
  await tx.query('update review set account_id = null, order_id = null, sid = null where account_id = $1', [accountId]);
}
