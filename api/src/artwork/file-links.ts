import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AsPrintedView } from '@shop/contract';
import { ApiError, Clock, Database, isUuid, SiteSettings, StoredObjectRow } from '../common/public';
import type { ExaminationOf } from '../preflight/public';

const LIFETIME_MS = 60 * 60_000;
/** How long links to pictures stay the same, so that browsers find the pictures in their cache. */
export const PICTURE_CACHE_MS = 10 * 60_000;
const ALGORITHM = 'HS256';
const AUDIENCE = 'file';

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
    const latest = this.clock.now().getTime() + LIFETIME_MS;
    return this.sign(objectId, name, latest - (latest % PICTURE_CACHE_MS));
  }

  /** The links to the pictures of a file as it is printed, if there are any. */
  asPrinted({ printId, gamutId }: Pick<ExaminationOf, 'printId' | 'gamutId'>): { asPrinted?: AsPrintedView } {
    if (!printId) return {};
    const outOfGamut = gamutId && this.pictureUrl(gamutId, GAMUT_NAME);
    return { asPrinted: { picture: this.pictureUrl(printId, PRINT_NAME), outOfGamut } };
  }

  private sign(objectId: string, name: string, expiresAt: number): string {
    const exp = Math.ceil(expiresAt / 1000);
    const claims = { sub: objectId, aud: AUDIENCE, exp };
    const token = this.jwt.sign(claims, { secret: this.key as never, algorithm: ALGORITHM, noTimestamp: true });
    return `/api/files/${token}/${encodeURIComponent(name)}`;
  }

  /** @throws ApiError `resource_not_found` for a link that is forged, expired or of a deleted file. */
  async findObject(token: string): Promise<StoredObjectRow> {
    const objectId = this.verify(token);
    const object = objectId && (await this.database.reader.findOneBy(StoredObjectRow, { id: objectId }));
    if (!object) throw new ApiError('resource_not_found');
    return object;
  }

  /** The id of the file; null for a link that is forged or expired. */
  private verify(token: string): string | null {
    try {
      const { sub } = this.jwt.verify<{ sub?: string }>(token, {
        secret: this.key as never,
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        clockTimestamp: this.clock.now().getTime() / 1000,
      });
      return sub !== undefined && isUuid(sub) ? sub : null;
    } catch {
      return null;
    }
  }
}
