import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Append-only: a quote uses the newest rate at its time. */
@Entity('currency_rate')
export class CurrencyRate {
  @PrimaryColumn('char')
  currency!: string;

  @PrimaryColumn('timestamptz')
  validFrom!: Date;

  @Column('numeric')
  perCny!: string;

  /** Null for rates loaded with the catalogue. */
  @Column('text', { nullable: true })
  source!: 'entered' | 'fetched' | 'approved' | null;

  /** When the row was written; the rate may begin later. */
  @Column('timestamptz', { nullable: true })
  setAt!: Date | null;

  /** Null for fetched rates. */
  @Column('uuid', { nullable: true })
  enteredBy!: string | null;
}
