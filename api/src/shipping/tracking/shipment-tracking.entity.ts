import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A shipment that the tracking service was told about. */
@Entity('shipment_tracking')
export class ShipmentTracking {
  @PrimaryColumn('uuid')
  shipmentId!: string;

  /** The tracking number as the service knows it. */
  @Column('text')
  number!: string;

  @Column('timestamptz')
  registeredAt!: Date;

  /** Why the service does not track it; null if it does. */
  @Column('text', { nullable: true })
  rejected!: string | null;

  /** When the service was last asked about it. */
  @Column('timestamptz')
  checkedAt!: Date;
}
