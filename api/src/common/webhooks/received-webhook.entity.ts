import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReceivedWebhookView } from '@shop/contract';

/** A received webhook: its subject and its outcome, without its body. */
@Entity('received_webhook')
export class ReceivedWebhook {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  provider!: ReceivedWebhookView['provider'];

  /** The provider's id of the event; null where it has none and where the sender was not verified. */
  @Column('text', { nullable: true })
  eventId!: string | null;

  @Column('text', { nullable: true })
  eventType!: string | null;

  @Column('text')
  outcome!: ReceivedWebhookView['outcome'];

  /** Why nothing was changed. */
  @Column('text', { nullable: true })
  reason!: ReceivedWebhookView['reason'];

  /** What was changed. */
  @Column('text', { array: true })
  changes!: string[];

  @Column('text', { array: true })
  orderIds!: string[];

  /** How often it was received within the hour, if it was refused; otherwise 1. */
  @Column('integer')
  times!: number;

  @Column('timestamptz')
  receivedAt!: Date;

  @Column('timestamptz', { nullable: true })
  handledAt!: Date | null;
}
