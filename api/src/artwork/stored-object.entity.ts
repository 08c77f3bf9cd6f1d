import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../kernel/public';

/** A wholly stored, checksummed object. */
@Entity('stored_object')
export class StoredObjectRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  objectKey!: string;

  @Column('bigint', { transformer: safeInteger })
  size!: number;

  @Column('bytea')
  sha256!: Buffer;

  @Column('text')
  contentType!: string;

  @Column('timestamptz')
  storedAt!: Date;
}
