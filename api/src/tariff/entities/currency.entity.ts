import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('currency')
export class Currency {
  @PrimaryColumn('char')
  code!: string;

  @Column('smallint')
  digits!: number;

  @Column('smallint')
  position!: number;

  @Column('numeric')
  exchangeFee!: string;
}
