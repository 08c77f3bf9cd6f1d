import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A newsletter that was queued for a subscription, once. */
@Entity('newsletter_delivery')
export class NewsletterDelivery {
  @PrimaryColumn('uuid')
  newsletterId!: string;

  @PrimaryColumn('uuid')
  subscriptionId!: string;

  @Column('timestamptz')
  queuedAt!: Date;
}
