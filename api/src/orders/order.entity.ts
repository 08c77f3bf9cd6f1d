import type { QuoteView, ShipToView } from '@shop/contract';
import type { OrderState } from '@shop/order-flow';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../kernel/public';

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

  /** As it was when the order was placed. */
  @Column('jsonb')
  quote!: QuoteView;

  @Column('numeric')
  perCny!: string;

  /** Since when that rate had been in force; null where nothing tells. */
  @Column('timestamptz', { nullable: true })
  rateFrom!: Date | null;

  @Column('char')
  country!: string;

  @Column('jsonb')
  shipTo!: ShipToView;

  @Column('smallint')
  shippingMethod!: 0 | 1 | 2 | 3;

  @Column('smallint')
  paymentMethod!: 0 | 3;

  @Column('text', { nullable: true })
  notes!: string | null;

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  deliveredOn!: string | null;

  /** The order whose item this one makes once more, for nothing. */
  @Column('char', { nullable: true })
  reprintOf!: string | null;

  /** The offer it was ordered from, while that is kept. */
  @Column('uuid', { nullable: true })
  offerId!: string | null;
}
