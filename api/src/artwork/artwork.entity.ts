import type { BleedFill } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file or link for an order item. An item has at most one current artwork. */
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

  /** The file format detected from the content; null for a link. */
  @Column('text', { nullable: true })
  format!: string | null;

  /** Results of the check on upload, as translation keys. */
  @Column('text', { array: true })
  notes!: string[];

  @Column('timestamptz')
  uploadedAt!: Date;

  @Column('boolean')
  current!: boolean;

  @Column('text', { nullable: true })
  rejectedReason!: string | null;

  /** What is printed in the bleed where the file ends before it; null while the customer has not chosen. */
  @Column('text', { nullable: true })
  bleed!: BleedFill | null;

  /** Id of the earlier order that the artwork was copied from. */
  @Column('char', { nullable: true })
  copiedFrom!: string | null;
}
