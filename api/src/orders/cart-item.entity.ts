import type { ItemView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../kernel/public';

@Entity('cart_item')
export class CartItem {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  accountId!: string;

  /** In the order of adding. */
  @Column({ type: 'bigint', transformer: safeInteger, insert: false, update: false })
  position!: number;

  @Column('jsonb')
  item!: ItemView;

  /** The earlier item that it orders again, with its artwork. */
  @Column('uuid', { nullable: true })
  carriedFrom!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
