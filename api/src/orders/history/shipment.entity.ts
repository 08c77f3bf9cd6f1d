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
}
