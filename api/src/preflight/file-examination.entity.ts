import type { FileFacts } from '@shop/preflight';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is known about the files with certain bytes. */
@Entity('file_examination')
export class FileExamination {
  @PrimaryColumn('bytea')
  sha256!: Buffer;

  /** The format detected on upload. */
  @Column('text')
  format!: string;

  /** `first`: the header is read, and the rest is still being read. */
  @Column('text')
  state!: 'waiting' | 'first' | 'done';

  @Column('jsonb', { nullable: true })
  facts!: FileFacts | null;

  /** How often the file was handed to a reader. */
  @Column('integer')
  attempts!: number;

  /** Stored object of the picture of the first page. */
  @Column('uuid', { nullable: true })
  previewId!: string | null;

  @Column('uuid', { nullable: true })
  thumbnailId!: string | null;

  /** Stored object of the soft proof. */
  @Column('uuid', { nullable: true })
  printId!: string | null;

  /** Stored object of the mask of the colours outside the gamut. */
  @Column('uuid', { nullable: true })
  gamutId!: string | null;

  @Column('timestamptz')
  requestedAt!: Date;

  @Column('timestamptz', { nullable: true })
  examinedAt!: Date | null;
}
