import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** One row per attempt to fetch rates. */
@Entity('rate_fetch')
export class RateFetch {
  @PrimaryColumn('bigint', { generated: 'identity', transformer: safeInteger })
  id!: number;

  @Column('timestamptz')
  fetchedAt!: Date;

  @Column('text')
  outcome!: 'done' | 'failed';

  /** Why it failed. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  quotedOn!: string | null;

  /** How many currencies got a rate, and how many wait for approval. */
  @Column('smallint')
  applied!: number;

  @Column('smallint')
  pending!: number;
}
