import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../database/columns';

/** A month of the audit log in the object store. Entries that came late are in an archive of their own. */
@Entity('audit_log_archive')
export class AuditLogArchive {
  @PrimaryColumn('text')
  objectKey!: string;

  /** Its first day. */
  @Column('date')
  month!: string;

  @Column('bigint', { transformer: safeInteger })
  entries!: number;

  @Column('bigint', { transformer: safeInteger })
  firstId!: number;

  @Column('bigint', { transformer: safeInteger })
  lastId!: number;

  @Column('text', { array: true })
  subjectKinds!: string[];

  /** Of the compressed object. */
  @Column('bigint', { transformer: safeInteger })
  bytes!: number;

  @Column('bytea')
  sha256!: Buffer;

  @Column('timestamptz')
  archivedAt!: Date;
}
