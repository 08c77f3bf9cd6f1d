import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** A status that was set, written by a trigger of `service_status`. */
@Entity('service_status_change')
export class ServiceStatusChange {
  @PrimaryColumn('bigint', { transformer: safeInteger })
  id!: number;

  @Column('text')
  place!: 'office' | 'factory' | 'courier';

  @Column('smallint')
  type!: number;

  @Column('text')
  hours!: string;

  @Column('timestamptz')
  changedAt!: Date;

  /** Null for the status before the first change, and for demo data. */
  @Column('uuid', { nullable: true })
  changedBy!: string | null;
}
