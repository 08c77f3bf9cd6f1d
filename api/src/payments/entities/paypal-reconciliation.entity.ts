import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A comparison with PayPal, to find what the shop has missed. */
@Entity('paypal_reconciliation')
export class PayPalReconciliation {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  requestedAt!: Date;

  /** Null for scheduled runs. */
  @Column('uuid', { nullable: true })
  requestedBy!: string | null;

  @Column('text')
  state!: 'waiting' | 'running' | 'done' | 'paused' | 'failed';

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** Invoices and refunds checked, differences found, and checks that failed. */
  @Column('integer')
  checked!: number;

  @Column('integer')
  found!: number;

  @Column('integer')
  failed!: number;

  /** The first hundred differences: [{orderId, what}]. */
  @Column('jsonb')
  findings!: unknown;
}
