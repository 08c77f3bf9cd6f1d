import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../common/public';

@Entity('claim')
export class Claim {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  orderId!: string;

  @Column('uuid')
  sid!: string;

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  openedAt!: Date;

  @Column('uuid', { nullable: true })
  openedBy!: string | null;

  /** The last day on which it could be opened; null while no delivery was known. */
  @Column('date', { nullable: true })
  deadline!: string | null;

  /** The day by which the customer gets an answer. */
  @Column('date')
  responseDue!: string;

  @Column('text', { nullable: true })
  resolution!: 'reprint' | 'refund' | 'refused' | null;

  @Column('boolean')
  lostParcel!: boolean;

  /** The refund, in the order's currency. */
  @Column('bigint', { transformer: safeInteger, nullable: true })
  amount!: number | null;

  @Column('text', { nullable: true })
  answer!: string | null;

  @Column('timestamptz', { nullable: true })
  resolvedAt!: Date | null;

  @Column('uuid', { nullable: true })
  resolvedBy!: string | null;

  @Column('char', { nullable: true })
  reprintOrderId!: string | null;
}
