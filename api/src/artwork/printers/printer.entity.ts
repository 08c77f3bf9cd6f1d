import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A printer of the factory. */
@Entity('printer')
export class Printer {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('timestamptz')
  addedAt!: Date;
}
