import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProductFacets, ProductProperties, Size } from '../snapshot/catalogue-rows';

@Entity('product')
export class Product {
  @PrimaryColumn('text')
  sku!: string;

  @Column('text')
  category!: string;

  @Column('text')
  slug!: string;

  @Column('smallint')
  position!: number;

  @Column('text')
  kind!: 'area' | 'unit';

  @Column('boolean')
  uvInkjet!: boolean;

  @Column('boolean')
  featured!: boolean;

  @Column('boolean')
  withdrawn!: boolean;

  /** The product's part of the tariff, as @shop/pricing compiles it. */
  @Column('jsonb')
  tariff!: unknown;

  /** printerType (a code of printer_type_text), resolution (dpi), waterproof, uvResistant */
  @Column('jsonb')
  properties!: ProductProperties;

  /** uses, places, materials, fireRatings: codes of the contract. */
  @Column('jsonb')
  facets!: ProductFacets;

  /** widthMm, lengthMm of a product sold by size; null for the usual size. */
  @Column('jsonb', { nullable: true })
  defaultSize!: Size | null;

  /** form, scene, detail, and each variant's names and sizes, as @shop/drawing needs them. */
  @Column('jsonb')
  presentation!: unknown;

  /** The name of the printer that prints it unless another one is chosen for an item; null if none is known. */
  @Column('text', { nullable: true })
  printer!: string | null;

  /** Increases with every edit, so that the later of two concurrent edits is rejected. */
  @Column('integer')
  revision!: number;
}
