import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('category_text')
export class CategoryText {
  @PrimaryColumn('text')
  category!: string;

  @PrimaryColumn('text')
  language!: string;

  @Column('text')
  name!: string;

  @Column('text')
  summary!: string;
}
