import type { ItemView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file that was uploaded before anything is ordered, to read a report about it. Its id is the key to it. */
@Entity('file_check')
export class FileCheck {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  objectId!: string;

  @Column('text')
  name!: string;

  /** The format detected from the content. */
  @Column('text')
  format!: string;

  /** What the file is checked for. */
  @Column('jsonb')
  item!: ItemView;

  @Column('timestamptz')
  createdAt!: Date;
}
