import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('shipment')
export class Shipment {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  orderId!: string;

  @Column('text')
  agent!: string;

  @Column('text')
  trackingNumber!: string;

  @Column('timestamptz')
  shippedAt!: Date;

  /** Null while it waits for its carrier. */
  @Column('timestamptz', { nullable: true })
  handedOverAt!: Date | null;

  /** Null while it waits, and for a shipment that is on no hand-over list. */
  @Column('uuid', { nullable: true })
  handedOverBy!: string | null;
}
