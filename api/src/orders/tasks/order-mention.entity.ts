import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A colleague whom an internal note mentions. */
@Entity('order_mention')
export class OrderMention {
  @PrimaryColumn('char')
  orderId!: string;

  /** The sequence number of the note in the order's history. */
  @PrimaryColumn('integer')
  seq!: number;

  @PrimaryColumn('uuid')
  accountId!: string;

  @Column('timestamptz', { nullable: true })
  readAt!: Date | null;
}
