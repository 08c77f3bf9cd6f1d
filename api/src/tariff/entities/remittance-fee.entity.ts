import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('remittance_fee')
export class RemittanceFee {
  @PrimaryColumn('smallint')
  paymentMethod!: number;

  @Column('numeric')
  rate!: string;

  /** {currency: minor units}; the method takes the currencies that are named here. */
  @Column('jsonb')
  fixed!: unknown;
}
