import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AsPrintedView } from '@shop/contract';
import { ApiError, Clock, Database, isUuid, SiteSettings, StoredObjectRow } from '../common/public';
import type { ExaminationOf, TilesRequest } from '../preflight/public';

const LIFETIME_MS = 60 * 60_000;
/** How long links to pictures stay the same, so that browsers find the pictures in their cache. */
export const PICTURE_CACHE_MS = 10 * 60_000;
const ALGORITHM = 'HS256';
const AUDIENCE = 'file';
/** Of keys with which the tiles of a file are requested, and of links to tiles. Neither opens the file itself. */
const TILES_AUDIENCE = 'tiles';
const PRINT_TILES_AUDIENCE = 'print-tiles';
const TILE_AUDIENCE = 'tile';

/** File names in links to pictures of print files. */
export const PREVIEW_NAME = 'preview.webp';
export const THUMBNAIL_NAME = 'thumbnail.webp';
const PRINT_NAME = 'as-printed.webp';
const GAMUT_NAME = 'out-of-gamut.webp';

/** Links to stored files. Anyone who has a link can download that one file for an hour. */
@Injectable()
export class FileLinks implements OnModuleInit {
  /** A key object: from a text, `jsonwebtoken` would create the key again for each link, which takes most of the time of signing. */
  private key?: KeyObject;

  constructor(
    private readonly jwt: JwtService,
    private readonly database: Database,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const secret = await this.settings.read(this.database.reader, 'file_link_key');
    if (!secret) throw new Error('the database is not migrated');
    this.key = createSecretKey(secret, 'utf8');
  }

  url(objectId: string, name: string): string {
    return this.sign(objectId, name, this.clock.now().getTime() + LIFETIME_MS);
  }

  /** A link to a picture that the shop made of a print file. It expires up to 10 minutes earlier than others. */
  pictureUrl(objectId: string, name: string): string {
    return this.sign(objectId, name, this.pictureExpiry());
  }

  /** The links to the pictures of a file as it is printed, if there are any. */
  asPrinted({ printId, gamutId }: Pick<ExaminationOf, 'printId' | 'gamutId'>): { asPrinted?: AsPrintedView } {
    if (!printId) return {};
    const outOfGamut = gamutId && this.pictureUrl(gamutId, GAMUT_NAME);
    const tilesKey = this.signToken(printId, PRINT_TILES_AUDIENCE, this.pictureExpiry());
    return { asPrinted: { picture: this.pictureUrl(printId, PRINT_NAME), outOfGamut, tilesKey } };
  }

  /** A key with which the tiles of a stored file in its own colours are requested. */
  tilesKey(fileId: string): string {
    return this.signToken(fileId, TILES_AUDIENCE, this.pictureExpiry());
  }

  /** @throws ApiError `resource_not_found` for a key that is forged or expired. */
  readTilesKey(key: string): TilesRequest {
    const fileId = this.verify(key, TILES_AUDIENCE);
    if (fileId !== null) return { objectId: fileId, isPrint: false };
    return { objectId: this.verifyOrRefuse(key, PRINT_TILES_AUDIENCE), isPrint: true };
  }

  /** The part that all links to the tiles in an object have in common. */
  tileLink(objectId: string): string {
    return `/api/files/${this.signToken(objectId, TILE_AUDIENCE, this.pictureExpiry())}/tiles`;
  }

  /** @throws ApiError `resource_not_found` for a link that is forged or expired. */
  objectOfTileLink(token: string): string {
    return this.verifyOrRefuse(token, TILE_AUDIENCE);
  }

  private sign(objectId: string, name: string, expiresAt: number): string {
    return `/api/files/${this.signToken(objectId, AUDIENCE, expiresAt)}/${encodeURIComponent(name)}`;
  }

  private signToken(sub: string, aud: string, expiresAt: number): string {
    const claims = { sub, aud, exp: Math.ceil(expiresAt / 1000) };
    return this.jwt.sign(claims, { secret: this.key as never, algorithm: ALGORITHM, noTimestamp: true });
  }

  /** Up to 10 minutes earlier than that of other links. */
  private pictureExpiry(): number {
    const latest = this.clock.now().getTime() + LIFETIME_MS;
    return latest - (latest % PICTURE_CACHE_MS);
  }

  /** @throws ApiError `resource_not_found` for a link that is forged, expired or of a deleted file. */
  async findObject(token: string): Promise<StoredObjectRow> {
    const objectId = this.verify(token, AUDIENCE);
    const object = objectId && (await this.database.reader.findOneBy(StoredObjectRow, { id: objectId }));
    if (!object) throw new ApiError('resource_not_found');
    return object;
  }

  private verifyOrRefuse(token: string, audience: string): string {
    const objectId = this.verify(token, audience);
    if (objectId === null) throw new ApiError('resource_not_found');
    return objectId;
  }

  /** The id of the file; null for a token that is forged or expired. */
  private verify(token: string, audience: string): string | null {
    try {
      const { sub } = this.jwt.verify<{ sub?: string }>(token, {
        secret: this.key as never,
        algorithms: [ALGORITHM],
        audience,
        clockTimestamp: this.clock.now().getTime() / 1000,
      });
      return sub !== undefined && isUuid(sub) ? sub : null;
    } catch {
      return null;
    }
  }
}
