import type { Readable } from 'node:stream';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type TileAddress, tileNumber } from '@shop/preflight';
import {
  Clock,
  ConcurrencyLimiter,
  Database,
  enqueue,
  job,
  ObjectStore,
  Outbox,
  saveStoredObject,
  StoredObjectRow,
} from '../../common/public';
import { PREVIEW_FOLDER } from '../preview-folder';
import { type CutFile, cutTiles } from './cut-tiles';
import {
  countTilesAttempt,
  findPendingTiles,
  findStoredTiles,
  type PendingTiles,
  requestTileSet,
  saveNoTiles,
  saveTileSet,
  type TileSetKey,
  type TilesOf,
  type TilesRequest,
} from './tile-sets.queries';

/** The media type of a tile. */
export const TILE_TYPE = 'image/jpeg';
/** Of an object with many tiles. */
const TILES_TYPE = 'application/octet-stream';
const MAX_ATTEMPTS = 2;
/** Files are examined first; whoever looks at one of them waits for a few seconds anyway. */
const PRIORITY = 5;

/** Where the bytes of a tile are: the object, and the bytes from `start` up to, but without, `end`. */
export interface TilePlace {
  objectKey: string;
  start: number;
  end: number;
}

const cutFile = job<{ sha256: string; printId?: string | null }>('preflight.cut-tiles');

/** Cuts print files into tiles in processes of their own, when somebody wants to look at their pixels. */
@Injectable()
export class FileTiles implements OnModuleInit {
  private readonly log = new Logger('preflight');
  /** A process needs a core. */
  private readonly processes = new ConcurrencyLimiter(1, Number.POSITIVE_INFINITY);

  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(cutFile, ({ sha256, printId = null }) =>
      this.cut({ sha256: Buffer.from(sha256, 'hex'), printId }),
    );
  }

  /** Has an examined file cut, unless that is done already; null if the file is not examined or was deleted. */
  async request(request: TilesRequest): Promise<TilesOf | null> {
    return this.database.transaction(async (tx) => {
      const requested = await requestTileSet(tx, request, this.clock.now());
      if (!requested?.isNew) return requested;
      const { printId } = requested;
      const sha256 = requested.sha256.toString('hex');
      const key = ['tiles', sha256, ...(printId === null ? [] : [printId])].join('-');
      await enqueue(tx, cutFile, { sha256, printId }, { queue: 'preflight-tiles', key, priority: PRIORITY });
      return requested;
    });
  }

  /** Where a tile is stored; null if there is no such tile, or if the tiles were deleted. */
  async find(objectId: string, address: TileAddress): Promise<TilePlace | null> {
    const stored = await findStoredTiles(this.database.reader, objectId);
    if (!stored) return null;
    const number = tileNumber(stored, address);
    if (number === null) return null;
    const [start, end] = [stored.offsets.readUInt32LE(number * 4), stored.offsets.readUInt32LE(number * 4 + 4)];
    return { objectKey: stored.objectKey, start, end };
  }

  /** Cuts the files with these bytes now, unless that is done already. */
  async cut(set: TileSetKey): Promise<void> {
    const { reader } = this.database;
    const pending = await findPendingTiles(reader, set);
    if (!pending) return;
    // The server stopped twice while this file was cut.
    if (pending.attempts >= MAX_ATTEMPTS) return saveNoTiles(reader, set);
    await this.processes.run(async () => {
      const file = {
        format: pending.format,
        bytes: await this.objects.read(pending.objectKey),
        profile: await this.readProfile(pending),
        onReceived: () => countTilesAttempt(reader, set),
      };
      await cutTiles(file, (cut) => this.save(pending, cut));
    });
  }

  /** The profile by which a file is cut; null for the standard one, undefined for the file's own colours. */
  private async readProfile({ printId, profileKey }: PendingTiles): Promise<Readable | null | undefined> {
    if (printId === null) return undefined;
    return profileKey === null ? null : this.objects.read(profileKey);
  }

  /** Stores the tiles, then the rows. Tiles of a file that was deleted meanwhile are removed again. */
  private async save({ sha256, printId, objectKey }: PendingTiles, cut: CutFile | null): Promise<void> {
    if (!cut) {
      this.log.warn(`${objectKey} was not cut into tiles`);
      return saveNoTiles(this.database.reader, { sha256, printId });
    }
    const { tiles, ...set } = cut;
    const object = await this.objects.store(PREVIEW_FOLDER, tiles, TILES_TYPE);
    const at = this.clock.now();
    const isUsed = await this.database.transaction(async (tx) => {
      const objectId = await saveStoredObject(tx, { object, contentType: TILES_TYPE }, at);
      const isSaved = await saveTileSet(tx, { ...set, sha256, printId, objectId });
      if (!isSaved) await tx.delete(StoredObjectRow, { id: objectId });
      return isSaved;
    });
    if (!isUsed) await this.objects.remove(object.key);
  }
}
