import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('paypal_webhook')
export class PayPalWebhook {
  @PrimaryColumn('text')
  eventId!: string;

  @Column('jsonb')
  body!: unknown;

  @Column('timestamptz')
  receivedAt!: Date;

  @Column('timestamptz', { nullable: true })
  appliedAt!: Date | null;

  @Column('text', { nullable: true })
  outcome!: string | null;
}
