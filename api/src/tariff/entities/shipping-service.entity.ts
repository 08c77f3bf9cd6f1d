import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('shipping_service')
export class ShippingService {
  @PrimaryColumn('smallint')
  method!: number;

  @PrimaryColumn('text')
  zone!: string;

  /** firstGrams, firstFen, nextGrams, nextFen, divisor, packagingGrams, maxParcelGrams, maxTotalGrams */
  @Column('jsonb')
  tariff!: unknown;
}
