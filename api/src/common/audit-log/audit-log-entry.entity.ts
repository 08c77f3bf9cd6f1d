import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../database/columns';

/** Partitioned by the month of `at`, which therefore is part of the key. */
@Entity('audit_log_entry')
export class AuditLogRow {
  @PrimaryColumn('bigint', { transformer: safeInteger })
  id!: number;

  @PrimaryColumn('timestamptz')
  at!: Date;

  /** Null for the system, and for callers who are not logged in. */
  @Column('uuid', { nullable: true })
  accountId!: string | null;

  @Column('text', { nullable: true })
  role!: string | null;

  @Column('inet', { nullable: true })
  address!: string | null;

  @Column('text')
  action!: string;

  @Column('text')
  subjectKind!: string;

  @Column('text')
  subjectId!: string;

  @Column('jsonb', { nullable: true })
  before!: unknown;

  @Column('jsonb', { nullable: true })
  after!: unknown;
}
