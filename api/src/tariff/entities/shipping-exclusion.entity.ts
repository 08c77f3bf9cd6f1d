import { Entity, PrimaryColumn } from 'typeorm';

@Entity('shipping_exclusion')
export class ShippingExclusion {
  @PrimaryColumn('char')
  country!: string;
}
