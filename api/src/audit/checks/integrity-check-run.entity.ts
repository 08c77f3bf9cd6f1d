import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** One run of all audit views, by schedule or by hand. */
@Entity('integrity_check_run')
export class IntegrityCheckRun {
  @PrimaryColumn('bigint', { transformer: safeInteger })
  id!: number;

  @Column('timestamptz')
  ranAt!: Date;

  @Column('uuid', { nullable: true })
  ranBy!: string | null;
}
