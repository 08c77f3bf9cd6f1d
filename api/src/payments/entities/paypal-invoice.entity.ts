import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('paypal_invoice')
export class PayPalInvoice {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  orderId!: string;

  @Column('text')
  number!: string;

  /** PayPal's id, from its response or found by our number. */
  @Column('text', { nullable: true })
  paypalId!: string | null;

  @Column('text', { nullable: true })
  payUrl!: string | null;

  @Column('text')
  state!: 'numbered' | 'created' | 'open' | 'paid' | 'cancelled';

  /** The process that works on it holds it until then; others wait. */
  @Column('timestamptz', { nullable: true })
  lockedUntil!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  /** When the reconciliation last compared it with PayPal. */
  @Column('timestamptz', { nullable: true })
  checkedAt!: Date | null;
}
