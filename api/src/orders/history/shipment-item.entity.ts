import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An item ships once. */
@Entity('shipment_item')
export class ShipmentItem {
  @Column('char')
  orderId!: string;

  @PrimaryColumn('uuid')
  sid!: string;

  @Column('uuid')
  shipmentId!: string;
}
