import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One value that a draft sets, with the value it was based on. Once published they are the version's before and after. */
@Entity('tariff_change')
export class TariffChangeRow {
  @PrimaryColumn('uuid')
  draftId!: string;

  @PrimaryColumn('text')
  kind!: 'product' | 'service' | 'zone' | 'exclusion' | 'exchange_fee' | 'remittance';

  /** A sku, `method:zone`, a country, a country, a currency, a payment method. */
  @PrimaryColumn('text')
  subject!: string;

  /** JSON null where there was no value, or where the value is removed. */
  @Column('jsonb')
  base!: unknown;

  @Column('jsonb')
  value!: unknown;

  @Column('timestamptz')
  changedAt!: Date;

  @Column('uuid')
  changedBy!: string;
}
