import type { ItemView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../common/public';

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

  /** The configuration at the time of placing. */
  @Column('jsonb')
  item!: ItemView;

  /** Printed from the customer's artwork; blank and black items are not. */
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

  /** The name of the printer that staff chose; null: the usual one of the product. */
  @Column('text', { nullable: true })
  printer?: string | null;

  /** The sku, or null for an item that staff buy for the customer. Computed by PostgreSQL. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  readonly product?: string | null;
}
