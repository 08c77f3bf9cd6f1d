import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Pieces of an item in a parcel. */
@Entity('parcel_item')
export class ParcelItem {
  @PrimaryColumn('uuid')
  parcelId!: string;

  @PrimaryColumn('uuid')
  sid!: string;

  @Column('char')
  orderId!: string;

  @Column('integer')
  quantity!: number;
}
