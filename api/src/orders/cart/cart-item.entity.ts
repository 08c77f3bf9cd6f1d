import type { ItemView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

@Entity('cart_item')
export class CartItem {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  accountId!: string;

  /** Ascending by time of adding. */
  @Column({ type: 'bigint', transformer: safeInteger, insert: false, update: false })
  position!: number;

  @Column('jsonb')
  item!: ItemView;

  /** The ordered item that this one orders again, with its artwork. */
  @Column('uuid', { nullable: true })
  copiedFrom!: string | null;

  /** The check of the file that becomes its artwork. */
  @Column('uuid', { nullable: true })
  checkId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}
