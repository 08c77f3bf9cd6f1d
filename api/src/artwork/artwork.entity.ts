import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One file or link given for one item; only one an item is current. */
@Entity('artwork')
export class Artwork {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('char')
  orderId!: string;

  @Column('uuid')
  sid!: string;

  @Column('text')
  kind!: 'file' | 'link';

  @Column('uuid', { nullable: true })
  objectId!: string | null;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  url!: string | null;

  /** The file's kind by its content; null for a link. */
  @Column('text', { nullable: true })
  format!: string | null;

  /** What the first look found, as keys of words. */
  @Column('text', { array: true })
  notes!: string[];

  @Column('timestamptz')
  uploadedAt!: Date;

  @Column('boolean')
  current!: boolean;

  @Column('text', { nullable: true })
  rejectedReason!: string | null;

  /** The earlier order whose artwork this is. */
  @Column('char', { nullable: true })
  carriedFrom!: string | null;
}
