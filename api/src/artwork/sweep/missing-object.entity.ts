import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An object that a row names, and that the store does not have. */
@Entity('missing_object')
export class MissingObject {
  @PrimaryColumn('text')
  objectKey!: string;

  @Column('timestamptz')
  foundAt!: Date;

  /** The start of the last sweep that missed it. */
  @Column('timestamptz')
  sweptAt!: Date;
}
