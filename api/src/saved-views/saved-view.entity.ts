import type { SavedListView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Filters and sorting of a list that a staff member keeps under a name. */
@Entity('saved_view')
export class SavedView {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  accountId!: string;

  /** The list, as the back office names it. */
  @Column('text')
  resource!: string;

  @Column('text')
  name!: string;

  @Column('jsonb')
  query!: SavedListView['query'];

  /** All staff see it. */
  @Column('boolean')
  shared!: boolean;

  @Column('timestamptz')
  savedAt!: Date;
}
