import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payment that accounting recorded by hand, with its reference. */
@Entity('manual_payment')
export class ManualPayment {
  @PrimaryColumn('uuid')
  entryId!: string;

  @Column('char')
  orderId!: string;

  @Column('text')
  method!: 'western_union' | 'moneygram' | 'bank_transfer';

  @Column('text')
  reference!: string;

  /** The letters and digits of the reference; null without a digit, because such a text identifies no payment. */
  @Column('text', { nullable: true })
  referenceKey!: string | null;
}
