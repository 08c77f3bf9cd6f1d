import { Injectable } from '@nestjs/common';
import {
  deposit,
  isPrepaid,
  paymentFor,
  prepaid,
  refund,
  referenceKey,
  returnUnapplied,
  reverse,
  unapplied,
  type Entry,
  type OrderParts,
  type PaymentAccount,
} from '@shop/ledger';
import type { ManualMethod } from '@shop/order-flow';
import { Refusal, refuseField, type Tx } from '../kernel/public';
import { depositOf } from './entries.queries';

/** How an order's money came, and goes back. */
export type PaymentSource = { kind: 'prepaid'; accountId: string } | { kind: 'paypal' } | { kind: 'manual' };

export interface Booking {
  /** One occasion, one entry: a second is dropped. */
  occasion: string;
  memo: string;
  at: Date;
  /** The person who caused it; null for the system. */
  by: string | null;
}

/** A payment by contact, as accounting recorded it. */
export interface ByHand {
  method: ManualMethod;
  /** By which it is known to whoever sent it; empty where nobody said. */
  reference: string;
}

export interface OrderMoney {
  /** Whole minor units of the order's currency. */
  paid: number;
  refunded: number;
  unapplied: number;
}

/** The books: entries are written whole in the transaction of what they record, and never changed. */
@Injectable()
export class Ledger {
  /**
   * Refuses `insufficient_balance`. Null where the occasion is booked already. An entry whose day was closed meanwhile counts in
   * the first open one.
   */
  async post(tx: Tx, entry: Entry, { occasion, memo, at, by }: Booking, reverses?: string): Promise<string | null> {
    const [written]: { id: string }[] = await tx.query(
      `insert into ledger_entry (kind, order_id, memo, posted_at, posted_by, occasion, reverses) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (occasion) do nothing returning id`,
      [entry.kind, entry.orderId ?? null, memo, at, by, occasion, reverses ?? null],
    );
    if (!written) return null;
    await tx.query(
      `insert into ledger_posting (entry_id, from_account, to_account, currency, amount)
       select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::bigint[])`,
      [
        written.id,
        entry.postings.map(({ from }) => from),
        entry.postings.map(({ to }) => to),
        entry.postings.map(({ money }) => money.currency),
        entry.postings.map(({ money }) => money.amount),
      ],
    );
    for (const [accountId, fen] of prepaidMoves(entry)) await move(tx, written.id, accountId, fen);
    return written.id;
  }

  /** Refuses `reference_used` where a payment by hand has the reference of another order's. */
  async receivePayment(
    tx: Tx,
    payment: {
      orderId: string;
      currency: string;
      parts: OrderParts;
      source: PaymentSource | { kind: 'unapplied' };
      byHand?: ByHand;
      at: Date;
      by: string | null;
    },
  ): Promise<void> {
    const { orderId, currency, parts, source, byHand, at, by } = payment;
    const entry = paymentFor(orderId, parts, currency, source.kind === 'unapplied' ? 'unapplied' : accountOf(source));
    const entryId = await this.post(tx, entry, { occasion: `payment:${orderId}`, memo: orderId, at, by });
    if (entryId && byHand) await writeByHand(tx, entryId, orderId, byHand);
  }

  async giveBack(
    tx: Tx,
    back: {
      occasion: string;
      orderId: string;
      currency: string;
      amount: number;
      of: 'payment' | 'unapplied';
      to: PaymentSource;
      at: Date;
      by: string | null;
    },
  ): Promise<void> {
    const { occasion, orderId, currency, amount, of, to, at, by } = back;
    const make = of === 'payment' ? refund : returnUnapplied;
    await this.post(tx, make(orderId, { currency, amount }, accountOf(to)), { occasion, memo: orderId, at, by });
  }

  /** Money that came in and pays for nothing. Null where it is booked already. */
  async keepUnapplied(
    tx: Tx,
    money: { currency: string; amount: number },
    orderId: string | undefined,
    booking: Booking,
  ): Promise<string | null> {
    return this.post(tx, unapplied(orderId, money, 'paypal-clearing'), booking);
  }

  /** Money that paid for nothing leaves again through PayPal. Null where it is booked already. */
  async returnUnapplied(
    tx: Tx,
    money: { currency: string; amount: number },
    orderId: string | undefined,
    booking: Booking,
  ): Promise<string | null> {
    return this.post(tx, returnUnapplied(orderId, money, 'paypal-clearing'), booking);
  }

  async deposit(tx: Tx, accountId: string, fen: number, booking: Booking): Promise<string | null> {
    return this.post(tx, deposit(accountId, fen), booking);
  }

  /** Takes a deposit back. Refuses `resource_not_found`, `already_reversed`, `insufficient_balance`. */
  async reverseDeposit(tx: Tx, entryId: string, booking: Omit<Booking, 'occasion'>): Promise<string> {
    const entry = await depositOf(tx, entryId);
    if (!entry) throw new Refusal('resource_not_found');
    const occasion = `reversal:${entryId}`;
    const reversal = await this.post(tx, reverse(entry), { occasion, ...booking }, entryId);
    if (!reversal) throw new Refusal('already_reversed');
    return reversal;
  }

  /** Fen. */
  async prepaidBalance(tx: Tx, accountId: string): Promise<number> {
    const [row]: { fen: string }[] = await tx.query('select fen from prepaid_balance where account_id = $1', [
      accountId,
    ]);
    return Number(row?.fen ?? 0);
  }

  /** By its postings, not by anybody's word. */
  async paymentOf(tx: Tx, orderId: string, currency: string): Promise<OrderMoney> {
    const [row]: { paid: string; refunded: string; unapplied: string }[] = await tx.query(
      `select coalesce(sum(p.amount) filter (where e.kind = 'payment'), 0) as paid,
         coalesce(sum(p.amount) filter (where e.kind = 'refund'), 0) as refunded,
         coalesce(sum(case when p.to_account = 'unapplied' then p.amount when p.from_account = 'unapplied' then -p.amount else 0 end), 0) as unapplied
       from ledger_entry e join ledger_posting p on p.entry_id = e.id
       where e.order_id = $1 and p.currency = $2`,
      [orderId, currency],
    );
    return {
      paid: Number(row?.paid ?? 0),
      refunded: Number(row?.refunded ?? 0),
      unapplied: Number(row?.unapplied ?? 0),
    };
  }
}

async function writeByHand(tx: Tx, entryId: string, orderId: string, { method, reference }: ByHand): Promise<void> {
  const written: unknown[] = await tx.query(
    `insert into manual_payment (entry_id, order_id, method, reference, reference_key) values ($1, $2, $3, $4, $5)
     on conflict (method, reference_key) where reference_key is not null do nothing returning entry_id`,
    [entryId, orderId, method, reference, referenceKey(reference)],
  );
  if (written.length === 0) throw refuseField('reference_used', 'memo');
}

function accountOf(source: PaymentSource): PaymentAccount {
  if (source.kind === 'prepaid') return prepaid(source.accountId);
  return source.kind === 'paypal' ? 'paypal-clearing' : 'manual-clearing';
}

/** What an entry adds to each prepaid account it touches, in fen. */
function prepaidMoves({ postings }: Entry): Map<string, number> {
  const moves = new Map<string, number>();
  const add = (account: string, fen: number) => {
    if (!isPrepaid(account)) return;
    const accountId = account.slice('prepaid:'.length);
    moves.set(accountId, (moves.get(accountId) ?? 0) + fen);
  };
  for (const { from, to, money } of postings) {
    add(from, -money.amount);
    add(to, money.amount);
  }
  return moves;
}

/** Moves balance and statement in one statement; the balance's row lock makes parallel charges wait their turn. */
async function move(tx: Tx, entryId: string, accountId: string, fen: number): Promise<void> {
  const change =
    fen < 0
      ? 'update prepaid_balance set fen = fen + $3 where account_id = $2 and fen + $3 >= 0 returning account_id, fen'
      : 'insert into prepaid_balance (account_id, fen) values ($2, $3) on conflict (account_id) do update set fen = prepaid_balance.fen + excluded.fen returning account_id, fen';
  const moved: unknown[] = await tx.query(
    `with changed as (${change})
     insert into prepaid_movement (entry_id, account_id, fen, balance_after) select $1, account_id, $3::bigint, fen from changed returning seq`,
    [entryId, accountId, fen],
  );
  if (moved.length === 0) throw new Refusal('insufficient_balance');
}
