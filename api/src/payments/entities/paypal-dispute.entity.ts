import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** A payer's dispute about a payment. The payment may be reported later than the dispute. */
@Entity('paypal_dispute')
export class PayPalDisputeRow {
  /** PayPal's id. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  captureId!: string;

  /** The order of the disputed payment; null while the payment is unknown or matches no order. */
  @Column('char', { nullable: true })
  orderId!: string | null;

  @Column('char')
  currency!: string;

  @Column('bigint', { transformer: safeInteger })
  amount!: number;

  /** PayPal's code. */
  @Column('text')
  reason!: string;

  @Column('text')
  state!: 'open' | 'resolved';

  @Column('text', { nullable: true })
  outcome!: string | null;

  @Column('timestamptz')
  reportedAt!: Date;

  @Column('timestamptz', { nullable: true })
  resolvedAt!: Date | null;

  /** Until when the shop can answer; null where PayPal does not say. */
  @Column('timestamptz', { nullable: true })
  respondBy!: Date | null;

  /** What the ledger shows; null while the payment is unknown, or if the ledger is not kept in its currency. */
  @Column('text', { nullable: true })
  posted!: 'opened' | 'resolved' | null;
}
