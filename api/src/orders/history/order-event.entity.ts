import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of an order's history, which is append-only. Written with `toStored` and read with `parseStored`. */
@Entity('order_event')
export class OrderEventRow {
  @PrimaryColumn('char')
  orderId!: string;

  @PrimaryColumn('integer')
  seq!: number;

  @Column('text')
  event!: string;

  @Column('text')
  actor!: string;

  /** The account of the person who acted; null for the system. */
  @Column('uuid', { nullable: true })
  accountId!: string | null;

  @Column('timestamptz')
  happenedAt!: Date;

  @Column('uuid', { nullable: true })
  sid!: string | null;

  /** The order's state after the event. */
  @Column('text')
  state!: string;

  @Column('jsonb')
  detail!: object;

  /** Staff see it, the customer does not. */
  @Column('boolean')
  internal!: boolean;
}
