import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** Received money that fits no order. Accounting decides. */
@Entity('unmatched_payment')
export class UnmatchedPayment {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null in a currency that the ledger does not use. */
  @Column('uuid', { nullable: true })
  entryId!: string | null;

  @Column('char', { nullable: true })
  orderId!: string | null;

  @Column('text')
  source!: string;

  @Column('text')
  reference!: string;

  @Column('char')
  currency!: string;

  @Column('bigint', { transformer: safeInteger })
  amount!: number;

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  receivedAt!: Date;

  @Column('timestamptz', { nullable: true })
  settledAt!: Date | null;

  @Column('bigint', { transformer: safeInteger })
  refunded!: number;

  @Column('text', { nullable: true })
  settlement!: 'given_back' | 'applied' | null;

  @Column('char', { nullable: true })
  appliedTo!: string | null;

  /** Null where a refund made at PayPal settled it. */
  @Column('uuid', { nullable: true })
  settledBy!: string | null;
}
