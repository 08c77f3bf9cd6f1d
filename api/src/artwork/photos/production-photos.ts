import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ProductionPhotoView } from '@shop/contract';
import { saveStoredObject, type StoredObject, type Tx } from '../../common/public';
import { ArtworkErasure } from '../artwork-erasure';
import { FileLinks } from '../file-links';
import { ProductionPhoto } from './production-photo.entity';
import { type PhotoJson, selectPhotos } from './production-photos.queries';

type NewPhoto = Omit<ProductionPhoto, 'id' | 'objectId' | 'isShown'>;

/** The photos of items in production. */
@Injectable()
export class ProductionPhotos {
  constructor(
    private readonly links: FileLinks,
    private readonly erasure: ArtworkErasure,
  ) {}

  /** All photos of items by sid, oldest first. Takes one statement. */
  async findByItems(reader: Tx, sids: readonly string[]): Promise<Map<string, ProductionPhotoView[]>> {
    const rows = sids.length === 0 ? [] : await selectPhotos(reader, sids);
    return new Map(rows.map(({ sid, photos }) => [sid, photos.map((photo) => this.toView(photo))]));
  }

  /** Adds a photo, a JPEG, that the customer does not see yet. */
  async add(tx: Tx, photo: NewPhoto, object: StoredObject): Promise<void> {
    const objectId = await saveStoredObject(tx, { object, contentType: 'image/jpeg' }, photo.takenAt);
    await tx.insert(ProductionPhoto, { ...photo, id: randomUUID(), objectId, isShown: false });
  }

  /** Shows a photo to the customer, or hides it. */
  async show(tx: Tx, id: string, isShown: boolean): Promise<void> {
    await tx.update(ProductionPhoto, { id }, { isShown });
  }

  /** Deletes a photo; a job deletes its file after the commit. */
  async remove(tx: Tx, { id, objectId }: Pick<ProductionPhoto, 'id' | 'objectId'>): Promise<void> {
    await tx.delete(ProductionPhoto, { id });
    await this.erasure.eraseObjects(tx, [objectId]);
  }

  toView({ id, objectId, takenAt, isShown }: PhotoJson): ProductionPhotoView {
    return { id, url: this.links.pictureUrl(objectId, `${id}.jpg`), takenAt, isShown };
  }
}
