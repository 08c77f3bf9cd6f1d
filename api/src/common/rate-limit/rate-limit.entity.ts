import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row per rule and key in its current window. Losing it in a crash is acceptable, so it skips the write-ahead log. */
@Entity('rate_limit')
export class RateLimitWindow {
  @PrimaryColumn('text')
  rule!: string;

  /** SHA-256 of what is counted: a client address, an email address. */
  @PrimaryColumn('bytea')
  key!: Buffer;

  @Column('integer')
  count!: number;

  @Column('timestamptz')
  endsAt!: Date;
}
