import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Tokens of the links in newsletter emails; only the SHA-256 is stored. Links to confirm expire, links to unsubscribe do not. */
@Entity('subscription_token')
export class SubscriptionToken {
  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('uuid')
  subscriptionId!: string;

  @Column('text')
  purpose!: 'confirm' | 'unsubscribe';

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;
}
