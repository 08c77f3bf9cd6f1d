import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, enqueue, job, Outbox, type Tx } from '../../common/public';
import { lockOrder } from '../lock-order';
import type { EffectContext } from './effect-context';
import { OrderNotifications } from './order-notifications';
import { findLastEvent } from './proof-reminders.queries';

interface Reminder {
  orderId: string;
  /** The sequence number of the event that made the proofs ready. */
  seq: number;
  /** 1 for the first reminder. */
  number: number;
}

const remind = job<Reminder>('orders.proof-reminder');

/** Reminds customers of proofs that wait for a decision. */
@Injectable()
export class ProofReminders implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly notifications: OrderNotifications,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(remind, (reminder) => this.send(reminder));
  }

  async schedule(tx: Tx, { order, seq }: EffectContext, times: readonly Date[]): Promise<void> {
    for (const [index, runAt] of times.entries()) {
      const reminder = { orderId: order.id, seq, number: index + 1 };
      await enqueue(tx, remind, reminder, { key: `proof-reminder:${order.id}:${seq}:${reminder.number}`, runAt });
    }
  }

  /** Sends a reminder once, unless something was decided or sent since the proofs became ready. */
  async send({ orderId, seq, number }: Reminder): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.state !== 'awaiting_proof_approval') return;
      if ((await findLastEvent(tx, orderId, 'digital_proof_sent')) !== seq) return;
      await this.notifications.remindOfProof(tx, order, `${seq}:proof_reminder:${number}`);
    });
  }
}
