import type { ItemView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../kernel/public';

@Entity('order_item')
export class OrderItem {
  @PrimaryColumn('uuid')
  sid!: string;

  @Column('char')
  orderId!: string;

  @Column('smallint')
  position!: number;

  @Column('text')
  sku!: string;

  /** As configured when the order was placed. */
  @Column('jsonb')
  item!: ItemView;

  /** From the customer's artwork; blank and black items are not. */
  @Column('boolean')
  printed!: boolean;

  @Column('bigint', { transformer: safeInteger })
  lineFen!: number;

  /** In the order's currency. */
  @Column('bigint', { transformer: safeInteger })
  lineAmount!: number;

  @Column('integer')
  grommets!: number;

  @Column('integer')
  seams!: number;
}
