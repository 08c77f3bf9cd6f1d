import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An item in production that has not shipped: a row of the production queue, which triggers keep up to date. */
@Entity('queued_item')
export class QueuedItem {
  @PrimaryColumn('uuid')
  sid!: string;

  @Column('char')
  orderId!: string;

  /** In the order. */
  @Column('smallint')
  position!: number;

  @Column('text')
  sku!: string;

  @Column('timestamptz', { nullable: true })
  releasedAt!: Date | null;

  /** The day of the release in China, as `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  releasedOn!: string | null;

  /** In the shipping facility; null while the factory has it. */
  @Column('text', { nullable: true })
  stage!: 'expected' | 'to_pack' | 'to_ship' | null;
}
