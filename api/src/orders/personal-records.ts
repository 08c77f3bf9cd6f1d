import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ArtworkErasure } from '../artwork/public';
import { Claims } from '../claims/public';
import { type Person, PersonalData, type PersonalRecord } from '../identity/public';
import { Refusal, type Tx } from '../kernel/public';
import { Ledger, movements } from '../ledger/public';

/** More than any statement has. */
const ALL = { limit: 10_000_000, offset: 0, oldestFirst: true };
const FINISHED = ['completed', 'cancelled', 'expired'];

/** What carts, orders and the books below them hold about people. */
@Injectable()
export class PersonalRecords implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly artwork: ArtworkErasure,
    private readonly claims: Claims,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    this.data.register(cart);
    this.data.register({
      ...orders,
      mayClose: mustBeFinished,
      subjects: orderIdsOf,
      erase: async (tx, person) => {
        const orderIds = await orderIdsOf(tx, person);
        await this.artwork.erase(tx, orderIds);
        await this.artwork.eraseObjects(tx, await this.claims.forget(tx, orderIds));
        await forgetInOrders(tx, person);
      },
    });
    this.data.register({
      name: 'prepaidAccount',
      collect: (tx, person) => this.statement(tx, person),
      mayClose: async (tx, person) => {
        if ((await this.ledger.prepaidBalance(tx, person.accountId)) !== 0) throw new Refusal('balance_left');
      },
      // The books stay.
      erase: async () => undefined,
    });
    this.data.register(reviews);
  }

  private async statement(tx: Tx, { accountId }: Person): Promise<unknown> {
    const { items } = await movements(tx, { accountId }, ALL);
    return {
      balance: { currency: 'CNY', amount: await this.ledger.prepaidBalance(tx, accountId) },
      movements: items.map(({ type, postDate, fen, memo, orderId, balanceAfter }) => ({
        type,
        postDate,
        amount: { currency: 'CNY', amount: fen },
        memo,
        orderId,
        balanceAfter: { currency: 'CNY', amount: balanceAfter },
      })),
    };
  }
}

const cart: PersonalRecord = {
  name: 'cart',
  collect: (tx, { accountId }) =>
    tx.query('select item, created_at as "addedAt" from cart_item where account_id = $1 order by position', [
      accountId,
    ]),
  async erase(tx, { accountId }) {
    await tx.query('delete from cart_item where account_id = $1', [accountId]);
  },
};

const listed = (columns: string, from: string, order: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object(${columns}) order by ${order}), '[]') from ${from})`;

/** Each order whole in one statement, with its history as its owner sees it; of files only the names. */
const orders: Pick<PersonalRecord, 'name' | 'collect'> = {
  name: 'orders',
  collect: (tx, { accountId }) =>
    tx.query(
      `select o.id as "orderId", o.placed_at as date, o.state as status, o.due_at as due, o.updated_at as "lastUpdate",
         jsonb_build_object('currency', o.currency, 'amount', o.total) as amount, o.ship_to as "shipTo",
         o.shipping_method as "shippingMethod", o.payment_method as "paymentMethod", o.notes,
         o.delivered_on::text as "deliveredOn", o.quote,
         ${listed(`'sid', i.sid, 'item', i.item, 'amount', i.line_amount`, 'order_item i where i.order_id = o.id', 'i.position')} as items,
         ${listed(
           `'sid', w.sid, 'kind', w.kind, 'name', w.name, 'url', w.url, 'uploadedAt', w.uploaded_at, 'rejected', w.rejected_reason`,
           'artwork w where w.order_id = o.id',
           'w.uploaded_at',
         )} as artworks,
         ${listed(
           `'sid', p.sid, 'version', p.version, 'name', p.name, 'sentAt', p.sent_at, 'decision', p.decision, 'comment', p.comment`,
           'proof p where p.order_id = o.id',
           'p.sent_at',
         )} as proofs,
         ${listed(
           `'agent', s.agent, 'trackingNumber', s.tracking_number, 'date', s.shipped_at`,
           'shipment s where s.order_id = o.id',
           's.shipped_at',
         )} as shipments,
         ${listed(
           `'sid', c.sid, 'reason', c.reason, 'openedAt', c.opened_at, 'resolution', c.resolution, 'answer', c.answer, 'amount', c.amount,
            'resolvedAt', c.resolved_at, 'photos', (select coalesce(jsonb_agg(p.name order by p.position), '[]') from claim_photo p where p.claim_id = c.id)`,
           'claim c where c.order_id = o.id',
           'c.opened_at',
         )} as claims,
         ${listed(
           `'event', e.event, 'date', e.happened_at, 'actor', e.actor, 'item', e.sid, 'detail', e.detail`,
           'order_event e where e.order_id = o.id and not e.internal',
           'e.seq',
         )} as history
       from customer_order o where o.account_id = $1 order by o.placed_at, o.id`,
      [accountId],
    ),
};

async function orderIdsOf(tx: Tx, { accountId }: Person): Promise<string[]> {
  const rows: { id: string }[] = await tx.query('select id from customer_order where account_id = $1', [accountId]);
  return rows.map(({ id }) => id);
}

async function mustBeFinished(tx: Tx, { accountId }: Person): Promise<void> {
  const open: unknown[] = await tx.query(
    'select from customer_order where account_id = $1 and state <> all($2) limit 1',
    [accountId, FINISHED],
  );
  if (open.length > 0) throw new Refusal('orders_open');
}

/** What was made, for how much, and the country and city it went to are the shop's own to keep; words and names are not. */
async function forgetInOrders(tx: Tx, { accountId }: Person): Promise<void> {
  await tx.query(
    `update customer_order set notes = null, ship_to = jsonb_build_object(
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
    `update order_event set detail = detail - '{reason,comment,memo,fileName}'::text[]
     where order_id in (select id from customer_order where account_id = $1)
       and detail ?| '{reason,comment,memo,fileName}'`,
    [accountId],
  );
}

/** A published review was given to be read: who gave it is forgotten. What nobody has read yet goes. */
const reviews: PersonalRecord = {
  name: 'reviews',
  collect: (tx, { accountId }) =>
    tx.query(
      `select sku, rating, country, text, state, submitted_at as "submittedAt", published_at as "publishedAt"
       from review where account_id = $1 order by submitted_at`,
      [accountId],
    ),
  async erase(tx, { accountId }) {
    await tx.query('delete from review where account_id = $1 and published_at is null', [accountId]);
    await tx.query('update review set account_id = null, order_id = null, sid = null where account_id = $1', [accountId]);
  },
};
