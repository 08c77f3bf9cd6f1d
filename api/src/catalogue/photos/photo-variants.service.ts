import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, job, ObjectStore, Outbox, type StoredObject } from '../../common/public';
import { scalePhoto } from './photo-processing';
import { MEDIA_TYPES, variantWidths } from './photo-picture';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { FORMATS, type PhotoFormat } from './photo-rows';

export const PHOTO_FOLDER = 'photos';
export const photoAdded = job<{ photoId: string }>('photo.variants');
export const objectsUnused = job<{ keys: string[] }>('photo.objects-unused');

interface Original {
  object_key: string;
  sha256: Buffer;
  width: number;
}

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
    const original = await this.findUnprocessed(photoId);
    if (!original) return;
    const bytes = await buffer(await this.objects.read(original.object_key));
    if (!createHash('sha256').update(bytes).digest().equals(original.sha256))
      throw new Error(`photo ${photoId} does not match its stored checksum`);
    const existing = await this.existingVariants(photoId);
    for (const width of variantWidths(original.width)) {
      for (const format of FORMATS) {
        if (!existing.has(`${width}.${format}`)) await this.createVariant(photoId, bytes, width, format);
      }
    }
    await this.database.transaction(async (tx) => {
      await tx.query('update photo set ready = true where id = $1', [photoId]);
      await notifyCatalogueChange(tx);
    });
  }

  private async findUnprocessed(photoId: string): Promise<Original | undefined> {
    const [original]: Original[] = await this.database.reader.query(
      'select object_key, sha256, width from photo where id = $1 and not ready',
      [photoId],
    );
    return original;
  }

  private async existingVariants(photoId: string): Promise<Set<string>> {
    const variants: { width: number; format: PhotoFormat }[] = await this.database.reader.query(
      'select width, format from photo_variant where photo_id = $1',
      [photoId],
    );
    return new Set(variants.map(({ width, format }) => `${width}.${format}`));
  }

  /** Stores the file, then its row. Without a row, because the photo was removed, the file is removed again. */
  private async createVariant(photoId: string, original: Buffer, width: number, format: PhotoFormat): Promise<void> {
    const { bytes, ...size } = await scalePhoto(original, width, format);
    const object = await this.objects.store(PHOTO_FOLDER, Readable.from([bytes]), MEDIA_TYPES[format]);
    if (!(await this.saveVariant(photoId, { ...size, format }, object))) await this.objects.remove(object.key);
  }

  private async saveVariant(
    photoId: string,
    { width, height, format }: { width: number; height: number; format: PhotoFormat },
    { key, size, sha256 }: StoredObject,
  ): Promise<boolean> {
    const inserted: unknown[] = await this.database.reader.query(
      `insert into photo_variant (photo_id, width, height, format, object_key, size, sha256)
       select id, $2, $3, $4, $5, $6, $7 from photo where id = $1 for key share
       on conflict do nothing returning photo_id`,
      [photoId, width, height, format, key, size, sha256],
    );
    return inserted.length > 0;
  }

  private async removeObjects(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.objects.remove(key);
  }
}
