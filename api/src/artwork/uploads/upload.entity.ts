import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** Artwork that arrives in several requests. */
@Entity('upload')
export class Upload {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  accountId!: string;

  @Column('char')
  orderId!: string;

  @Column('uuid')
  sid!: string;

  @Column('text')
  name!: string;

  /** Bytes of the whole file. */
  @Column('bigint', { transformer: safeInteger })
  size!: number;

  /** Bytes that are stored. */
  @Column('bigint', { transformer: safeInteger })
  received!: number;

  /** The first bytes of the file, until there are enough of them to know its format. */
  @Column('bytea')
  head!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;

  /** When it became the artwork of its item. */
  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
