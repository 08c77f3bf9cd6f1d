import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('product_text')
export class ProductTextRow {
  @PrimaryColumn('text')
  sku!: string;

  @PrimaryColumn('text')
  language!: string;

  @Column('text')
  name!: string;

  @Column('text')
  summary!: string;

  @Column('text')
  description!: string;

  @Column('text', { array: true })
  notes!: string[];

  @Column('text', { array: true })
  uses!: string[];
}
