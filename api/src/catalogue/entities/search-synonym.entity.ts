import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Terms that mean the same to the product search. */
@Entity('search_synonym')
export class SearchSynonym {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text', { array: true })
  terms!: string[];

  /** Increases with every edit, so that the later of two concurrent edits is rejected. */
  @Column('integer')
  revision!: number;
}
