import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { TilesView } from '@shop/contract';
import type { TileAddress } from '@shop/preflight';
import { ApiError, ObjectStore } from '../../common/public';
import { FileTiles, type TilesOf } from '../../preflight/public';
import { FileLinks } from '../file-links';

/** Tiles of print files, for those who have a key to them. */
@Injectable()
export class Tiles {
  constructor(
    private readonly links: FileLinks,
    private readonly files: FileTiles,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * Has a file cut unless it is, and returns a link once the tiles are ready.
   * @throws {ApiError} `resource_not_found` for a key that is forged or expired, or whose file was deleted
   */
  async request(tilesKey: string): Promise<TilesView> {
    const tiles = await this.files.request(this.links.readTilesKey(tilesKey));
    if (!tiles) throw new ApiError('resource_not_found');
    return { state: tiles.state, picture: this.toPicture(tiles) };
  }

  /** @throws {ApiError} `resource_not_found` for a link that is forged or expired, and for a tile that does not exist */
  async open(token: string, address: TileAddress): Promise<{ size: number; bytes: Readable }> {
    const place = await this.files.find(this.links.objectOfTileLink(token), address);
    if (!place) throw new ApiError('resource_not_found');
    return { size: place.end - place.start, bytes: await this.objects.read(place.objectKey, place) };
  }

  private toPicture({ objectId, width, height, isReduced }: TilesOf): TilesView['picture'] {
    if (objectId === null || width === null || height === null) return null;
    return { width, height, isReduced, link: this.links.tileLink(objectId) };
  }
}
