import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What customs of a country charge for goods whose HS code begins with certain digits. Decimals are texts. */
@Entity('import_duty')
export class ImportDutyRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  country!: string;

  @Column('text')
  hsPrefix!: string;

  @Column('numeric')
  dutyPercent!: string;

  /** Of the value with the duty. */
  @Column('numeric')
  taxPercent!: string;

  /** Goods up to this value are free of duty. */
  @Column('numeric')
  threshold!: string;

  @Column('char')
  thresholdCurrency!: string;

  @Column('boolean')
  taxedBelowThreshold!: boolean;

  /** YYYY-MM-DD. */
  @Column('date')
  validFrom!: string;

  @Column('text')
  source!: string;

  @Column('integer')
  revision!: number;
}
