import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../common/public';

/** What a closed business day sold in a currency, written with the close of the day. */
@Entity('sales_day')
export class SalesDay {
  /** `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('char')
  currency!: string;

  /** Orders that were paid. */
  @Column('integer')
  orders!: number;

  /** Minor units of `currency`. */
  @Column('bigint', { transformer: safeInteger })
  paid!: number;

  /** Refunds and chargebacks, in minor units of `currency`. */
  @Column('bigint', { transformer: safeInteger })
  returned!: number;

  @Column('bigint', { transformer: safeInteger })
  paidFen!: number;

  @Column('bigint', { transformer: safeInteger })
  returnedFen!: number;

  /** Factory prices of the paid orders, less those of cancelled orders that were refunded in full. */
  @Column('bigint', { transformer: safeInteger })
  factoryFen!: number;

  /** Shipping charges at the tariff, counted as the factory prices. */
  @Column('bigint', { transformer: safeInteger })
  shippingFen!: number;
}
