import type { PaymentMethod, QuoteView, SenderView, ShipToView } from '@shop/contract';
import type { OrderState } from '@shop/order-flow';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../common/public';

/** Amounts are whole minor units of `currency`. */
@Entity('customer_order')
export class CustomerOrder {
  @PrimaryColumn('char')
  id!: string;

  @Column('uuid')
  accountId!: string;

  @Column('text')
  state!: OrderState;

  @Column('timestamptz')
  placedAt!: Date;

  @Column('timestamptz')
  dueAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  @Column('char')
  currency!: string;

  @Column('bigint', { transformer: safeInteger })
  total!: number;

  @Column('bigint', { transformer: safeInteger })
  productTotal!: number;

  /** The quote at the time of placing. */
  @Column('jsonb')
  quote!: QuoteView;

  @Column('numeric')
  perCny!: string;

  /** When the exchange rate came into force; null if unknown. */
  @Column('timestamptz', { nullable: true })
  rateFrom!: Date | null;

  @Column('char')
  country!: string;

  @Column('jsonb')
  shipTo!: ShipToView;

  /** Whom the parcels name as their sender; null for the shop. */
  @Column('jsonb', { nullable: true })
  sender!: SenderView | null;

  @Column('smallint')
  shippingMethod!: 0 | 1 | 2 | 3;

  @Column('smallint')
  paymentMethod!: PaymentMethod;

  @Column('text', { nullable: true })
  notes!: string | null;

  /** When it was last released for production; null before. Set by PostgreSQL. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  readonly releasedAt?: Date | null;

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  deliveredOn!: string | null;

  /** The original order, if this is a free reprint of one of its items. */
  @Column('char', { nullable: true })
  reprintOf!: string | null;

  /** The offer it was ordered from, until the offer is deleted. */
  @Column('uuid', { nullable: true })
  offerId!: string | null;
}
