import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** A payment through PayPal. */
@Entity('paypal_capture')
export class PayPalCapture {
  @PrimaryColumn('text')
  captureId!: string;

  @Column('char', { nullable: true })
  orderId!: string | null;

  @Column('char')
  currency!: string;

  @Column('bigint', { transformer: safeInteger })
  amount!: number;

  @Column('timestamptz')
  capturedAt!: Date;

  /** PayPal's id of the paid invoice. */
  @Column('text', { nullable: true })
  invoiceId!: string | null;

  /** The order that it paid; null while it is unmatched. */
  @Column('char', { nullable: true })
  paidOrderId!: string | null;
}
