import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, type ListedObject, ObjectStore, Outbox } from '../../common/public';
import { deleteFound, findNamedKeys, saveMissing } from './object-sweep.queries';

/** The folders in which the shop stores objects. What else is in the bucket is not the shop's. */
const FOLDERS = [
  'artwork',
  'audit-log',
  'claims',
  'photos',
  'previews',
  'production',
  'profiles',
  'proofs',
  'uploads',
] as const;
/** Younger objects may belong to a request that has not ended, and younger rows to an object that is listed late. */
const MIN_AGE_MS = 24 * 3_600_000;
/** More objects without a row than this are removed over several nights. */
const MAX_REMOVED = 10_000;
/** Sorts after every key of a folder. */
const LAST = '\u{10FFFF}';

/** Compares the object store with the rows that name its objects, every night and in both directions. */
@Injectable()
export class ObjectSweep implements OnModuleInit {
  private readonly log = new Logger('object-sweep');

  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('37 2 * * *', 'artwork.sweep-objects', () => this.run());
  }

  /**
   * Removes objects older than a day that no row names, and saves the rows whose object is missing for the integrity
   * checks. Removes nothing if no object is named: then the bucket belongs to another database.
   */
  async run(): Promise<void> {
    const startedAt = this.clock.now();
    const before = new Date(startedAt.getTime() - MIN_AGE_MS);
    const unnamed: string[] = [];
    let named = 0;
    for (const folder of FOLDERS) {
      let after = `${folder}/`;
      for await (const page of this.objects.list(`${folder}/`)) {
        const keys = page.map(({ key }) => key);
        const inRows = await findNamedKeys(this.database.reader, keys);
        named += inRows.size;
        unnamed.push(...findUnnamed(page, inRows, before).slice(0, MAX_REMOVED - unnamed.length));
        const to = keys.at(-1) ?? after;
        await saveMissing(this.database.reader, { after, to, keys }, before, startedAt);
        after = to;
      }
      await saveMissing(this.database.reader, { after, to: `${folder}/${LAST}`, keys: [] }, before, startedAt);
    }
    await deleteFound(this.database.reader, startedAt);
    await this.remove(unnamed, named);
  }

  private async remove(unnamed: readonly string[], named: number): Promise<void> {
    if (unnamed.length === 0) return;
    if (named === 0) {
      this.log.warn(`no row names any object of the bucket: ${unnamed.length} objects without a row are not removed`);
      return;
    }
    for (const key of unnamed) await this.objects.remove(key);
    this.log.log(`removed ${unnamed.length} objects that no row named`);
  }
}

function findUnnamed(page: readonly ListedObject[], named: ReadonlySet<string>, before: Date): string[] {
  return page.filter(({ key, storedAt }) => !named.has(key) && storedAt < before).map(({ key }) => key);
}
