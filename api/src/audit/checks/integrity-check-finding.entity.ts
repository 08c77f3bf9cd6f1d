import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

@Entity('integrity_check_finding')
export class IntegrityCheckFinding {
  @PrimaryColumn('bigint', { transformer: safeInteger })
  runId!: number;

  @PrimaryColumn('text')
  view!: string;

  @Column('bigint', { transformer: safeInteger })
  found!: number;

  /** The first few rows. */
  @Column('jsonb')
  sample!: unknown;
}
