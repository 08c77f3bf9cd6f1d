import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../database/columns';

/** A file in the object store, with its checksum. */
@Entity('stored_object')
export class StoredObjectRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  objectKey!: string;

  /** Bytes. */
  @Column('bigint', { transformer: safeInteger })
  size!: number;

  @Column('bytea')
  sha256!: Buffer;

  @Column('text')
  contentType!: string;

  @Column('timestamptz')
  storedAt!: Date;

  /** Null where no virus scanner was set up. */
  @Column('text', { nullable: true })
  scan!: 'clean' | 'not_scanned' | null;
}
