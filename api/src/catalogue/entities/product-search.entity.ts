import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The searchable text of a product, all languages together. */
@Entity('product_search')
export class ProductSearch {
  @PrimaryColumn('text')
  sku!: string;

  /** Names weigh most, then summaries and uses, then everything else. */
  @Column('tsvector')
  stems!: string;

  /** Normalized. */
  @Column('text')
  names!: string;

  @Column('text')
  words!: string;
}
