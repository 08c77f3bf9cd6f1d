import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Delivery times in business days. */
@Entity('shipping_method')
export class ShippingMethodRow {
  @PrimaryColumn('smallint')
  method!: number;

  @Column('smallint')
  position!: number;

  @Column('int4range')
  majorDays!: string;

  @Column('int4range')
  otherDays!: string;

  /** Counts the changes. */
  @Column('integer')
  revision!: number;
}
