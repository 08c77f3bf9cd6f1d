import type { ItemView } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A configured product that an account has saved under a name. */
@Entity('saved_configuration')
export class SavedConfiguration {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  accountId!: string;

  /** Unique within the account, in any case. */
  @Column('text')
  name!: string;

  @Column('jsonb')
  item!: ItemView;

  @Column('timestamptz')
  savedAt!: Date;
}
