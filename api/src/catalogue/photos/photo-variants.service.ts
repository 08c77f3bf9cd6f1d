import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, job, ObjectStore, Outbox, type StoredObject } from '../../kernel/public';
import { scaled } from './photo-bytes';
import { MEDIA_TYPES, widthsOf } from './photo-picture';
import { FORMATS, type PhotoFormat } from './photo-rows';

export const FOLDER = 'photos';
export const photoAdded = job<{ photoId: string }>('photo.variants');
export const objectsUnused = job<{ keys: string[] }>('photo.objects-unused');

interface Original {
  object_key: string;
  sha256: Buffer;
  width: number;
}

/** Makes what browsers get of a photograph, after its upload was committed. */
@Injectable()
export class PhotoVariants implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(photoAdded, ({ photoId }) => this.make(photoId));
    this.outbox.handle(objectsUnused, ({ keys }) => this.forget(keys));
  }

  /** Begins where an earlier try was broken off; a photograph that was taken away meanwhile needs nothing. */
  private async make(photoId: string): Promise<void> {
    const original = await this.waiting(photoId);
    if (!original) return;
    const bytes = await buffer(await this.objects.read(original.object_key));
    if (!createHash('sha256').update(bytes).digest().equals(original.sha256))
      throw new Error(`photo ${photoId} is not what was stored`);
    const made = await this.madeOf(photoId);
    for (const width of widthsOf(original.width)) {
      for (const format of FORMATS) {
        if (!made.has(`${width}.${format}`)) await this.makeOne(photoId, bytes, width, format);
      }
    }
    await this.database.transaction(async (tx) => {
      await tx.query('update photo set ready = true where id = $1', [photoId]);
      await tx.query(`select pg_notify('catalogue', '')`);
    });
  }

  private async waiting(photoId: string): Promise<Original | undefined> {
    const [original]: Original[] = await this.database.reader.query(
      'select object_key, sha256, width from photo where id = $1 and not ready',
      [photoId],
    );
    return original;
  }

  private async madeOf(photoId: string): Promise<Set<string>> {
    const made: { width: number; format: PhotoFormat }[] = await this.database.reader.query(
      'select width, format from photo_variant where photo_id = $1',
      [photoId],
    );
    return new Set(made.map(({ width, format }) => `${width}.${format}`));
  }

  /** The row follows its object; where nobody needs that any more, neither stays. */
  private async makeOne(photoId: string, original: Buffer, width: number, format: PhotoFormat): Promise<void> {
    const { bytes, ...size } = await scaled(original, width, format);
    const object = await this.objects.store(FOLDER, Readable.from([bytes]), MEDIA_TYPES[format]);
    if (!(await this.keep(photoId, { ...size, format }, object))) await this.objects.remove(object.key);
  }

  private async keep(
    photoId: string,
    { width, height, format }: { width: number; height: number; format: PhotoFormat },
    { key, size, sha256 }: StoredObject,
  ): Promise<boolean> {
    const kept: unknown[] = await this.database.reader.query(
      `insert into photo_variant (photo_id, width, height, format, object_key, size, sha256)
       select id, $2, $3, $4, $5, $6, $7 from photo where id = $1 for key share
       on conflict do nothing returning photo_id`,
      [photoId, width, height, format, key, size, sha256],
    );
    return kept.length > 0;
  }

  private async forget(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.objects.remove(key);
  }
}
