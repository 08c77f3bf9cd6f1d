import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

@Entity('ledger_entry')
export class LedgerEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ type: 'bigint', transformer: safeInteger, insert: false, update: false })
  seq!: number;

  @Column('text')
  kind!: 'deposit' | 'payment' | 'refund' | 'unmatched' | 'reversal';

  @Column('char', { nullable: true })
  orderId!: string | null;

  @Column('text')
  memo!: string;

  @Column('timestamptz')
  postedAt!: Date;

  @Column('uuid', { nullable: true })
  postedBy!: string | null;

  @Column('uuid', { nullable: true })
  reverses!: string | null;

  /** Unique, so that a repeated request, webhook or job adds no second entry. */
  @Column('text')
  dedupeKey!: string;

  /** The business day in China's time. */
  @Column({ type: 'date', insert: false, update: false })
  day!: string;
}
