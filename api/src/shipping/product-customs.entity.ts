import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What customs authorities are told about a product. */
@Entity('product_customs')
export class ProductCustomsRow {
  @PrimaryColumn('text')
  sku!: string;

  /** 6 to 10 digits. */
  @Column('text')
  hsCode!: string;

  @Column('char')
  origin!: string;

  /** Empty for none. */
  @Column('text')
  chineseName!: string;

  @Column('integer')
  revision!: number;
}
