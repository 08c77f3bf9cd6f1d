import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('category')
export class Category {
  @PrimaryColumn('text')
  slug!: string;

  @Column('smallint')
  position!: number;

  @Column('boolean')
  withdrawn!: boolean;

  /** Increases with every edit, so that the later of two concurrent edits is rejected. */
  @Column('integer')
  revision!: number;
}
