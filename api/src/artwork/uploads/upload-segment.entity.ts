import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** The bytes that one request added to an upload. */
@Entity('upload_segment')
export class UploadSegment {
  @PrimaryColumn('uuid')
  uploadId!: string;

  /** The place of its first byte in the file. */
  @PrimaryColumn('bigint', { transformer: safeInteger })
  startsAt!: number;

  @Column('bigint', { transformer: safeInteger })
  size!: number;

  @Column('text')
  objectKey!: string;
}
