import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, job, ObjectStore, Outbox } from '../../common/public';
import { PhotoVariantRow } from '../entities/photo-variant.entity';
import { PhotoRow } from '../entities/photo.entity';
import { scalePhoto } from './photo-processing';
import { MEDIA_TYPES, variantWidths } from './photo-picture';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { FORMATS, type PhotoFormat } from './photo-rows';
import { insertVariant } from './photos.queries';

export const PHOTO_FOLDER = 'photos';
export const photoAdded = job<{ photoId: string }>('photo.variants');
export const objectsUnused = job<{ keys: string[] }>('photo.objects-unused');

/** Creates the variants of a photo that browsers load, after its upload is committed. */
@Injectable()
export class PhotoVariants implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(photoAdded, ({ photoId }) => this.createVariants(photoId));
    this.outbox.handle(objectsUnused, ({ keys }) => this.removeObjects(keys));
  }

  /** Continues an interrupted attempt. Does nothing for a photo that was removed in the meantime. */
  private async createVariants(photoId: string): Promise<void> {
    const original = await this.database.reader.findOneBy(PhotoRow, { id: photoId, ready: false });
    if (!original) return;
    const bytes = await buffer(await this.objects.read(original.objectKey));
    if (!createHash('sha256').update(bytes).digest().equals(original.sha256))
      throw new Error(`photo ${photoId} does not match its stored checksum`);
    const existing = await this.existingVariants(photoId);
    for (const width of variantWidths(original.width)) {
      for (const format of FORMATS) {
        if (!existing.has(`${width}.${format}`)) await this.createVariant(photoId, bytes, width, format);
      }
    }
    await this.database.transaction(async (tx) => {
      await tx.update(PhotoRow, { id: photoId }, { ready: true });
      await notifyCatalogueChange(tx);
    });
  }

  private async existingVariants(photoId: string): Promise<Set<string>> {
    const variants = await this.database.reader.findBy(PhotoVariantRow, { photoId });
    return new Set(variants.map(({ width, format }) => `${width}.${format}`));
  }

  /** Stores the file, then its row. Without a row, because the photo was removed, the file is removed again. */
  private async createVariant(photoId: string, original: Buffer, width: number, format: PhotoFormat): Promise<void> {
    const { bytes, ...size } = await scalePhoto(original, width, format);
    const object = await this.objects.store(PHOTO_FOLDER, Readable.from([bytes]), MEDIA_TYPES[format]);
    const added = await insertVariant(this.database.reader, photoId, { ...size, format }, object);
    if (!added) await this.objects.remove(object.key);
  }

  private async removeObjects(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.objects.remove(key);
  }
}
