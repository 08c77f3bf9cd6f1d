import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FileFacts } from '@shop/preflight';
import { In } from 'typeorm';
import {
  Clock,
  ConcurrencyLimiter,
  Database,
  enqueue,
  job,
  ObjectStore,
  Outbox,
  type ReceivedFile,
  saveStoredObject,
  StoredObjectRow,
  type Tx,
} from '../common/public';
import { unknownFacts } from './child/facts';
import {
  countAttempt,
  type ExaminationOf,
  findExaminations,
  findPendingExamination,
  finishExamination,
  insertExamination,
  type PendingExamination,
  saveFirstFacts,
} from './file-examinations.queries';
import { comparePictures, type PictureComparison, type PicturesToCompare } from './compare-pictures';
import { type ChildResult, runChild } from './run-child';

/** A stored print file. */
export interface PrintFile {
  format: string;
  sha256: Buffer;
}

export const PREVIEW_FOLDER = 'previews';
const PREVIEW_TYPE = 'image/webp';
const MAX_ATTEMPTS = 2;
/**
 * Of the jobs that run at once, at most this many examine files; the others stay free for emails and documents. The same bytes
 * are always in the same queue, so that they are examined once at a time.
 */
const QUEUES = 2;

/** Names the bytes and not an object, because any of the files that have them may be deleted meanwhile. */
const examineFile = job<{ sha256: string }>('preflight.examine');

/** Examines print files in processes of their own, after their upload, and keeps what they found. */
@Injectable()
export class FileExaminations implements OnModuleInit {
  private readonly log = new Logger('preflight');
  private readonly processes = new ConcurrencyLimiter(availableParallelism(), Number.POSITIVE_INFINITY);

  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(examineFile, ({ sha256 }) => this.examine(Buffer.from(sha256, 'hex')));
  }

  /** Has a file examined after the commit. Files whose bytes are known already are not read again. */
  async request(tx: Tx, { format, sha256 }: PrintFile, at: Date): Promise<void> {
    if (!(await insertExamination(tx, { sha256, format }, at))) return;
    const [queue, bytes] = [`preflight-${(sha256[0] ?? 0) % QUEUES}`, sha256.toString('hex')];
    await enqueue(tx, examineFile, { sha256: bytes }, { queue, key: `preflight-${bytes}` });
  }

  /** What is known about stored objects, by their ids. */
  async find(reader: Tx, objectIds: readonly string[]): Promise<Map<string, ExaminationOf>> {
    const found = await findExaminations(reader, objectIds);
    return new Map(found.map((examination) => [examination.objectId, examination]));
  }

  /** Examines the files with these bytes now, unless that is done already. */
  async examine(sha256: Buffer): Promise<void> {
    const pending = await findPendingExamination(this.database.reader, sha256);
    if (!pending) return;
    if (pending.attempts >= MAX_ATTEMPTS) {
      // The server stopped twice while this file was read.
      await this.save(pending, { facts: { ...unknownFacts(pending.format), notExamined: 'out_of_time' } });
      return;
    }
    await this.processes.run(() => this.read(pending));
  }

  /** Compares two pictures of a piece in a process of its own; null if it did not finish. */
  async compare(pictures: PicturesToCompare): Promise<PictureComparison | null> {
    return this.processes.run(() => comparePictures(pictures));
  }

  private async read(pending: PendingExamination): Promise<void> {
    const { sha256, format, objectKey } = pending;
    const { reader } = this.database;
    const result = await runChild({
      format,
      bytes: await this.objects.read(objectKey),
      onReceived: () => countAttempt(reader, sha256),
      onFirstFacts: (facts) => saveFirstFacts(reader, sha256, facts),
    });
    if (!result.isComplete) {
      const { cpuSeconds, memory } = result.used;
      this.log.warn(`${objectKey}: ${result.facts.notExamined} after ${cpuSeconds} s, ${memory} bytes of memory`);
    }
    await this.save(pending, result);
  }

  /** Stores the pictures, then the rows. Pictures of an examination that was deleted meanwhile are removed again. */
  private async save(
    { sha256 }: PendingExamination,
    { facts, preview, thumbnail }: { facts: FileFacts } & Partial<ChildResult>,
  ): Promise<void> {
    const pictures = [await this.storePicture(preview), await this.storePicture(thumbnail)] as const;
    const at = this.clock.now();
    const isUsed = await this.database.transaction(async (tx) => {
      const [previewId, thumbnailId] = [await saveRow(tx, pictures[0], at), await saveRow(tx, pictures[1], at)];
      const isFinished = await finishExamination(tx, { sha256, facts, previewId, thumbnailId }, at);
      if (!isFinished)
        await tx.delete(StoredObjectRow, { id: In([previewId, thumbnailId].filter((id) => id !== null)) });
      return isFinished;
    });
    if (isUsed) return;
    for (const picture of pictures) if (picture) await this.objects.remove(picture.object.key);
  }

  private async storePicture(bytes: Buffer | null | undefined): Promise<Picture | null> {
    if (!bytes) return null;
    const object = await this.objects.store(PREVIEW_FOLDER, Readable.from([bytes]), PREVIEW_TYPE);
    return { object, contentType: PREVIEW_TYPE };
  }
}

type Picture = Pick<ReceivedFile, 'object' | 'contentType'>;

async function saveRow(tx: Tx, picture: Picture | null, at: Date): Promise<string | null> {
  return picture && saveStoredObject(tx, picture, at);
}
