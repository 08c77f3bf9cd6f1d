import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** A refund of one capture. An amount that no single capture can cover is split into parts. */
@Entity('paypal_refund')
export class PayPalRefund {
  @PrimaryColumn('uuid')
  id!: string;

  /** Identifies the refund in the order's history, so that it is requested once. */
  @Column('text')
  dedupeKey!: string;

  @Column('smallint')
  part!: number;

  @Column('uuid')
  requestId!: string;

  /** Null while a refund made at PayPal is not matched to a payment. */
  @Column('text', { nullable: true })
  captureId!: string | null;

  /** What PayPal named of a refund that it reported: the capture, or only the invoice. */
  @Column('text', { nullable: true })
  reportedCaptureId!: string | null;

  @Column('text', { nullable: true })
  reportedInvoiceId!: string | null;

  @Column('text')
  kind!: 'refund' | 'chargeback';

  @Column('char', { nullable: true })
  orderId!: string | null;

  @Column('char')
  currency!: string;

  @Column('bigint', { transformer: safeInteger })
  amount!: number;

  @Column('timestamptz')
  requestedAt!: Date;

  @Column('timestamptz', { nullable: true })
  completedAt!: Date | null;

  @Column('text', { nullable: true })
  paypalRefundId!: string | null;

  @Column('text')
  state!: 'requested' | 'pending' | 'done' | 'failed';

  /** Whether the shop requested it, or somebody made it at PayPal. */
  @Column('text')
  origin!: 'shop' | 'paypal';

  /** PayPal's error codes. */
  @Column('text', { nullable: true })
  failure!: string | null;

  /** How accounting settled a failed refund, or one made at PayPal. */
  @Column('timestamptz', { nullable: true })
  settledAt!: Date | null;

  @Column('uuid', { nullable: true })
  settledBy!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;
}
