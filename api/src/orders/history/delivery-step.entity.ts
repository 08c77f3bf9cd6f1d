import type { DeliveryStepView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a shipment first reached a status. */
@Entity('delivery_step')
export class DeliveryStep {
  @PrimaryColumn('uuid')
  shipmentId!: string;

  @PrimaryColumn('text')
  status!: DeliveryStepView['status'];

  @Column('timestamptz')
  reachedAt!: Date;

  /** The date where it happened, as YYYY-MM-DD. */
  @Column('date')
  day!: string;
}
