import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('category')
export class Category {
  @PrimaryColumn('text')
  slug!: string;

  @Column('smallint')
  position!: number;
}
