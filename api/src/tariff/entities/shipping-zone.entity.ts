import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('shipping_zone')
export class ShippingZone {
  @PrimaryColumn('char')
  country!: string;

  @Column('text')
  zone!: string;

  @Column('boolean')
  major!: boolean;
}
