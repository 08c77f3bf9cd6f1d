import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../common/public';

/** A closed business day: the balance of every account and its changes. Every close but the first follows the day before. */
@Entity('daily_close')
export class DailyClose {
  /** `YYYY-MM-DD`. */
  @PrimaryColumn('date')
  day!: string;

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  follows!: string | null;

  @Column('timestamptz')
  closedAt!: Date;

  /** Null where the nightly job closed it. */
  @Column('uuid', { nullable: true })
  closedBy!: string | null;

  @Column('integer')
  entries!: number;

  @Column('bigint', { transformer: safeInteger, nullable: true })
  firstSeq!: number | null;

  @Column('bigint', { transformer: safeInteger, nullable: true })
  lastSeq!: number | null;

  /** What the audit views found, by view; empty if nothing. */
  @Column('jsonb')
  findings!: unknown;
}
