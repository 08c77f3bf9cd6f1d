import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, Outbox } from '../../common/public';
import { deleteUnusedTiles } from '../../preflight/public';
import { ArtworkErasure } from '../artwork-erasure';

const DAY_MS = 24 * 3_600_000;
/** Days after which tiles are deleted that nobody has requested. They are made again on request. */
const TILES_DAYS = 14;

/** Deletes tiles that nobody looks at any more, and those of files that were replaced. */
@Injectable()
export class TilesCleanup implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly erasure: ArtworkErasure,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('53 * * * *', 'artwork.sweep-tiles', () => this.deleteUnused());
  }

  async deleteUnused(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - TILES_DAYS * DAY_MS);
    await this.database.transaction(async (tx) => {
      await this.erasure.deleteObjects(tx, await deleteUnusedTiles(tx, before));
    });
  }
}
