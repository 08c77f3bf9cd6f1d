import type { Tx } from '../common/public';
import { ContactAnswer } from './entities/contact-answer.entity';
import { ContactMessage } from './entities/contact-message.entity';
import { Subscription } from './entities/subscription.entity';

export type SubscriptionData = Omit<Subscription, 'id'>;

export type ContactMessageData = Omit<ContactMessage, 'assignedTo' | 'revision'> & {
  assignedTo?: string;
  answer?: Pick<ContactAnswer, 'text' | 'answeredBy' | 'answeredAt'>;
};

/** Inserts contact messages with their answers, without emails. */
export async function insertContactMessages(tx: Tx, messages: readonly ContactMessageData[]): Promise<void> {
  for (const { answer, ...message } of messages) {
    await tx.insert(ContactMessage, message);
    if (answer) await tx.insert(ContactAnswer, { ...answer, messageId: message.id });
  }
}

/** Inserts newsletter subscriptions, without emails. Those of addresses that are stored already are left out. */
export async function insertSubscriptions(tx: Tx, subscriptions: readonly SubscriptionData[]): Promise<void> {
  await tx
    .createQueryBuilder()
    .insert()
    .into(Subscription)
    .values([...subscriptions])
    .orIgnore()
    .execute();
}
