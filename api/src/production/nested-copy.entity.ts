import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A piece of an item that is in an accepted nest which was not undone. */
@Entity('nested_copy')
export class NestedCopy {
  @PrimaryColumn('uuid')
  sid!: string;

  /** From 1 to the quantity of the item. */
  @PrimaryColumn({ type: 'integer' })
  copy!: number;

  @Column('uuid')
  nestId!: string;
}
