import { Injectable } from '@nestjs/common';
import { Audit, type Caller, Clock, enqueue, isUuid, Refusal, type Tx } from '../kernel/public';
import { Ledger } from '../ledger/public';
import { CustomerOrder, invoiceUnwanted, knownForm, OrderDesk, PAYPAL_QUEUE } from '../orders/public';
import { AccountingLetters } from './accounting-letters';
import { paysFor, type Capture } from './capture.queries';
import { closePaidThrough } from './invoice.queries';
import { PayPalRefunds } from './refunds.service';
import { lockUnapplied, openOfOrder, settleAsApplied, writeUnapplied, type UnappliedRow } from './unapplied.queries';

/** Money that came in and pays for nothing as it stands: kept, and settled by accounting in one of two ways. */
@Injectable()
export class UnappliedMoney {
  constructor(
    private readonly desk: OrderDesk,
    private readonly ledger: Ledger,
    private readonly refunds: PayPalRefunds,
    private readonly letters: AccountingLetters,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Books a payment as money that pays for nothing, and tells accounting. */
  async keep(tx: Tx, { captureId, orderId, currency, amount }: Capture, reason: string): Promise<void> {
    const at = this.clock.now();
    const booking = { occasion: `unapplied:${captureId}`, memo: captureId, at, by: null };
    const entryId = (await isBooked(tx, currency))
      ? await this.ledger.keepUnapplied(tx, { currency, amount }, orderId ?? undefined, booking)
      : null;
    await writeUnapplied(tx, { entryId, orderId, captureId, currency, left: amount }, reason, at);
    await this.letters.tell(tx, {
      template: 'staff_payment_unapplied',
      occasion: `unapplied:${captureId}`,
      page: 'unapplied-payments',
      data: { orderId: orderId ?? '–', amount: { currency, amount }, reason, reference: captureId },
    });
  }

  /** Refuses `resource_not_found`, `already_decided`, and what the order's flow refuses. */
  async giveBack(tx: Tx, caller: Caller, id: string, reason: string): Promise<void> {
    const { row, order } = await this.open(tx, id);
    const { currency, left: amount, captureId, orderId } = row;
    if (order && order.currency === currency && order.state !== 'preorder') {
      const refund = { event: 'refund_issued', actor: 'accounting', amount, currency, reason } as const;
      await this.desk.postTo(tx, order, refund, { accountId: caller.accountId }, { capture: captureId });
    } else await this.sendBack(tx, row, caller.accountId);
    const deed = { action: 'unapplied-given-back', before: { amount: { currency, amount } }, after: { reason } };
    await this.audit.record(tx, caller, { ...deed, ...subjectOf(id, orderId) });
  }

  /** Where there is no order to say it of. */
  private async sendBack(
    tx: Tx,
    { id, entryId, orderId, captureId, currency, left: amount }: UnappliedRow,
    by: string,
  ): Promise<void> {
    const at = this.clock.now();
    const occasion = `unapplied-back:${id}`;
    if (entryId) {
      await this.ledger.returnUnapplied(tx, { currency, amount }, orderId ?? undefined, {
        ...{ occasion, memo: captureId, at, by },
      });
    }
    await this.refunds.owe(tx, { occasion, orderId, currency, amount, of: 'unapplied', capture: captureId, at, by });
  }

  /**
   * Pays an order that awaits payment: its own, or another one of the same customer's. Alone, or together with whatever else of its order
   * is open, it must be the total. Refuses `resource_not_found`, `already_decided`, and what the order's flow refuses.
   */
  async apply(tx: Tx, caller: Caller, id: string, typed: string | undefined): Promise<void> {
    const { row, order: own } = await this.open(tx, id, typed);
    const target = typed === undefined ? own : await lockOrder(tx, knownForm(typed));
    if (!target || (own && own.accountId !== target.accountId)) {
      throw new Refusal('resource_not_found', [{ field: 'orderId', code: 'resource_not_found' }]);
    }
    const rows = await this.sufficient(tx, row, target);
    await this.pay(tx, caller, rows, target);
    const { id: orderId, currency, total: amount } = target;
    const applied = { amount: { currency, amount }, from: rows.map(({ captureId }) => captureId) };
    const deed = { action: 'unapplied-applied', kind: 'order', id: orderId };
    await this.audit.record(tx, caller, { ...deed, before: { status: target.state }, after: applied });
  }

  private async sufficient(tx: Tx, row: UnappliedRow, target: CustomerOrder): Promise<UnappliedRow[]> {
    if (row.left === target.total || row.orderId === null) return [row];
    const together = await openOfOrder(tx, row.orderId, row.currency);
    const sum = together.reduce((all, { left }) => all + left, 0);
    return sum === target.total ? together : [row];
  }

  private async pay(tx: Tx, caller: Caller, rows: readonly UnappliedRow[], target: CustomerOrder): Promise<void> {
    const at = this.clock.now();
    const [first] = rows;
    const amount = rows.reduce((all, { left }) => all + left, 0);
    const payment = { event: 'order_paid', actor: 'system', amount, currency: first?.currency ?? '' } as const;
    for (const row of rows) await this.move(tx, row, target.id, caller.accountId);
    await this.desk.postTo(tx, target, payment, { accountId: caller.accountId }, { paidFrom: 'unapplied' });
    const captures = rows.map(({ captureId }) => captureId);
    await paysFor(tx, captures, target.id);
    await settleAsApplied(
      tx,
      rows.map(({ id }) => id),
      target.id,
      { at, by: caller.accountId },
    );
    await closePaidThrough(tx, target.id, captures, at);
    await enqueue(tx, invoiceUnwanted, { orderId: target.id }, { queue: PAYPAL_QUEUE });
  }

  /** In the books it becomes money of the order it pays. */
  private async move(tx: Tx, row: UnappliedRow, to: string, by: string): Promise<void> {
    const { id, orderId, captureId, currency, left: amount } = row;
    if (orderId === to) return;
    const at = this.clock.now();
    const booking = (step: string) => ({ occasion: `unapplied-moved:${id}:${step}`, memo: captureId, at, by });
    await this.ledger.returnUnapplied(tx, { currency, amount }, orderId ?? undefined, booking('from'));
    await this.ledger.keepUnapplied(tx, { currency, amount }, to, booking('to'));
  }

  /** What is not settled yet, its row held, and its order's before that. Orders are held in the order of their ids. */
  private async open(tx: Tx, id: string, other?: string): Promise<{ row: UnappliedRow; order: CustomerOrder | null }> {
    if (!isUuid(id)) throw new Refusal('resource_not_found');
    const [seen]: { orderId: string | null }[] = await tx.query(
      'select order_id as "orderId" from unapplied_payment where id = $1',
      [id],
    );
    if (!seen) throw new Refusal('resource_not_found');
    const ids = [seen.orderId, other === undefined ? null : knownForm(other)].filter((one) => one !== null).sort();
    for (const one of ids) await lockOrder(tx, one);
    const order = seen.orderId === null ? null : await lockOrder(tx, seen.orderId);
    const row = await lockUnapplied(tx, id);
    if (!row) throw new Refusal('resource_not_found');
    if (row.isSettled) throw new Refusal('already_decided');
    return { row, order };
  }
}

function lockOrder(tx: Tx, id: string): Promise<CustomerOrder | null> {
  return tx.findOne(CustomerOrder, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

function subjectOf(id: string, orderId: string | null): { kind: string; id: string } {
  return orderId === null ? { kind: 'unapplied-payment', id } : { kind: 'order', id: orderId };
}

/** Whether the books are kept in that currency. */
async function isBooked(tx: Tx, currency: string): Promise<boolean> {
  const known: unknown[] = await tx.query('select from currency where code = $1', [currency]);
  return known.length > 0;
}
