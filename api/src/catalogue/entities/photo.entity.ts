import type { Input } from '@shop/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** Photographs of products and portfolio galleries, uploaded by staff. A row exists only once its object is completely stored. */
@Entity('photo')
export class PhotoRow {
  @PrimaryColumn('uuid')
  id!: string;

  /** Belongs to either a product or a gallery. */
  @Column('text', { nullable: true })
  sku!: string | null;

  @Column('text', { nullable: true })
  gallery!: string | null;

  @Column('integer')
  position!: number;

  /** Alternative text by language; English is the fallback. */
  @Column('jsonb')
  alt!: Input<'admin/product-photo'>;

  /** px, after rotation. */
  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  /** The original, which is never served. */
  @Column('text')
  objectKey!: string;

  @Column('bigint', { transformer: safeInteger })
  size!: number;

  @Column('bytea')
  sha256!: Buffer;

  @Column('text')
  contentType!: string;

  @Column('timestamptz')
  addedAt!: Date;

  /** True once all variants are stored; until then only staff see it. */
  @Column('boolean')
  ready!: boolean;

  @Column('integer')
  revision!: number;
}
