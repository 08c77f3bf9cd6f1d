import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../common/public';

/** What browsers load: scaled, in sRGB, without camera metadata. */
@Entity('photo_variant')
export class PhotoVariantRow {
  @PrimaryColumn('uuid')
  photoId!: string;

  @PrimaryColumn('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @PrimaryColumn('text')
  format!: 'avif' | 'webp' | 'jpeg';

  @Column('text')
  objectKey!: string;

  @Column('bigint', { transformer: safeInteger })
  size!: number;

  @Column('bytea')
  sha256!: Buffer;
}
