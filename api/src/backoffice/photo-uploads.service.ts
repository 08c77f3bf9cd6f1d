import { Injectable } from '@nestjs/common';
import { type AdminPhotoView, calls, type Input, judge } from '@shop/contract';
import { MultipartReception, PHOTO_KINDS, type ReceivedFile } from '../artwork/public';
import { MAX_PHOTO_BYTES, PHOTO_FOLDER, type PhotoOwner, Photos } from '../catalogue/public';
import { admitted, type Caller, Database, hashBody, Refusal, isMultipart, type ShopRequest } from '../kernel/public';
import { photoOf } from './photos.queries';

type Alt = Input<'admin/product-photo'>;

const judgeAlt = judge(calls['admin/product-photo'].input);
const TERMS = {
  folder: PHOTO_FOLDER,
  allowed: PHOTO_KINDS,
  maxBytes: MAX_PHOTO_BYTES,
  refusals: { size: 'photo_too_large', kind: 'photo_type_not_allowed' },
} as const;

/** Takes photographs in: stored, looked at, and only then known. */
@Injectable()
export class PhotoUploads {
  constructor(
    private readonly database: Database,
    private readonly reception: MultipartReception,
    private readonly photos: Photos,
  ) {}

  /** Who may add what is checked before the file is read, and again when its row is written. */
  async receive(caller: Caller, request: ShopRequest, owner: PhotoOwner): Promise<AdminPhotoView> {
    if (!isMultipart(request)) throw new Refusal('file_missing', [{ field: 'file', code: 'file_missing' }]);
    const given = request.asked.once;
    const { fields, file } = await this.reception.receive(request, {
      ...TERMS,
      admit: async (sent) => {
        const alt = admitted(judgeAlt(sent));
        // A repeated request is told its first answer, not that there is no room any more.
        if (!(await this.database.isAnswered(given))) await this.photos.mayGrow(this.database.reader, owner);
        return alt;
      },
    });
    return this.keep(caller, request, owner, fields, file);
  }

  private async keep(
    caller: Caller,
    request: ShopRequest,
    owner: PhotoOwner,
    alt: Alt,
    file: ReceivedFile,
  ): Promise<AdminPhotoView> {
    const { once } = request.asked;
    let used = false;
    try {
      const photo = await this.photos.examine(file.object, file.contentType);
      const bodyHash = hashBody({ owner, alt, sha256: file.object.sha256.toString('hex') });
      return await this.database.command(once && { ...once, bodyHash }, async (tx) => {
        used = true;
        return photoOf(tx, await this.photos.add(tx, caller, owner, alt, photo));
      });
    } catch (error) {
      if (error instanceof Refusal) used = false;
      throw error;
    } finally {
      // A repeated key gives the first answer, and a refused command keeps nothing.
      if (!used) await this.reception.discard(file);
    }
  }
}
