import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A weighed and measured parcel of a shipment. */
@Entity('parcel')
export class ParcelRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  orderId!: string;

  @Column('uuid')
  shipmentId!: string;

  /** In the shipment, from 1. */
  @Column('smallint')
  number!: number;

  @Column('integer')
  grams!: number;

  @Column('integer')
  lengthMm!: number;

  @Column('integer')
  widthMm!: number;

  @Column('integer')
  heightMm!: number;

  /** When it was scanned for its carrier; null while it waits. */
  @Column('timestamptz', { nullable: true })
  scannedAt!: Date | null;
}
