import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FileFacts } from '@shop/preflight';
import { In } from 'typeorm';
import {
  Clock,
  CONFIG,
  ConcurrencyLimiter,
  type Config,
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
import { forEachPicture, type PictureName } from './child/examination';
import { unknownFacts } from './child/facts';
import {
  countAttempt,
  type ExaminationOf,
  findExaminations,
  findPendingExamination,
  finishExamination,
  insertExamination,
  type PictureIds,
  type PendingExamination,
  saveFirstFacts,
} from './file-examinations.queries';
import { isHeadFormat } from './head-formats';
import { PREVIEW_FOLDER, PREVIEW_TYPE } from './preview-folder';
import { isAnyProfile } from './profiles/soft-proofs.queries';
import { comparePictures, type PictureComparison, type PicturesToCompare } from './compare-pictures';
import { readHead } from './read-head';
import { type ChildResult, runChild } from './run-child';

/** A stored print file. */
export interface PrintFile {
  format: string;
  sha256: Buffer;
  /** Bytes; null if unknown. */
  size: number | null;
}

/** The header of a larger file is reported before all of it is read. */
const LARGE_BYTES = 8 * 1024 * 1024;
const MAX_ATTEMPTS = 2;
/**
 * Of the jobs that run at once, at most this many examine whole files; the others stay free for emails and documents. The same bytes
 * are always in the same queue, so that they are examined once at a time.
 */
const QUEUES = 2;
/** Headers are read one at a time, beside the files that are examined. */
const HEAD_QUEUE = 'preflight-heads';
/** Files that were just uploaded are examined first. */
const REDRAWING_PRIORITY = 10;

/** Names the bytes and not an object, because any of the files that have them may be deleted meanwhile. */
const examineHead = job<{ sha256: string }>('preflight.examine-head');
const examineFile = job<{ sha256: string }>('preflight.examine');

/** News for the module that knows what files are for: a file is examined, or is for another item too. */
export const fileExamined = job<{ sha256: string }>('preflight.examined');

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
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(examineHead, ({ sha256 }) => this.examineHead(Buffer.from(sha256, 'hex')));
    this.outbox.handle(examineFile, ({ sha256 }) => this.examine(Buffer.from(sha256, 'hex')));
  }

  /** Has a file examined after the commit. Files whose bytes are known already are not read again. */
  async request(tx: Tx, { format, sha256, size }: PrintFile, at: Date): Promise<void> {
    if (!(await insertExamination(tx, { sha256, format }, at))) return announce(tx, sha256);
    if (size === null || size <= LARGE_BYTES || !isHeadFormat(format)) return requestExamination(tx, sha256);
    const bytes = sha256.toString('hex');
    await enqueue(tx, examineHead, { sha256: bytes }, { queue: HEAD_QUEUE, key: `preflight-head-${bytes}` });
  }

  /**
   * What is known about stored objects, by their ids.
   * @param skus - of the products by whose profiles the files may be shown
   */
  async find(
    reader: Tx,
    objectIds: readonly string[],
    skus: readonly string[] = [],
  ): Promise<Map<string, ExaminationOf>> {
    const found = await findExaminations(reader, objectIds, skus);
    return new Map(found.map((examination) => [examination.objectId, examination]));
  }

  /** Reports what the header of a large file tells, so that nobody waits until files before it are read; then has it examined. */
  async examineHead(sha256: Buffer): Promise<void> {
    const { reader } = this.database;
    const pending = await findPendingExamination(reader, sha256);
    if (!pending) return;
    const facts = await this.readHead(pending).catch((error: Error) => {
      this.log.warn(`${pending.objectKey}: ${error.message}`);
      return null;
    });
    await this.database.transaction(async (tx) => {
      if (facts) await saveFirstFacts(tx, sha256, facts);
      await requestExamination(tx, sha256);
    });
  }

  private async readHead({ format, objectKey, size }: PendingExamination): Promise<FileFacts | null> {
    if (!isHeadFormat(format)) return null;
    const read = async (start: number, end: number) => buffer(await this.objects.read(objectKey, { start, end }));
    return readHead({ format, size, read });
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
      ghostscript: this.config.ghostscript,
    });
    if (result.isUndrawn) this.log.warn(`${objectKey}: Ghostscript did not draw it`);
    if (!result.isComplete) {
      const { cpuSeconds, memory } = result.used;
      this.log.warn(`${objectKey}: ${result.facts.notExamined} after ${cpuSeconds} s, ${memory} bytes of memory`);
    }
    await this.save(pending, result);
  }

  /** Stores the pictures, then the rows. Pictures of an examination that was deleted meanwhile are removed again. */
  private async save(
    { sha256 }: PendingExamination,
    { facts, ...pictures }: { facts: FileFacts } & Partial<ChildResult>,
  ): Promise<void> {
    const stored = await forEachPicture((name) => this.storePicture(pictures[name]));
    const at = this.clock.now();
    const isUsed = await this.database.transaction(async (tx) => {
      const ids = await saveRows(tx, stored, at);
      const isFinished = await finishExamination(tx, { sha256, facts, ...ids }, at);
      if (isFinished) await announce(tx, sha256);
      else await tx.delete(StoredObjectRow, { id: In(Object.values(ids).filter((id) => id !== null)) });
      return isFinished;
    });
    if (isUsed) return;
    for (const picture of Object.values(stored)) if (picture) await this.objects.remove(picture.object.key);
  }

  private async storePicture(bytes: Buffer | null | undefined): Promise<Picture | null> {
    if (!bytes) return null;
    const object = await this.objects.store(PREVIEW_FOLDER, Readable.from([bytes]), PREVIEW_TYPE);
    return { object, contentType: PREVIEW_TYPE };
  }
}

const queueOf = (sha256: Buffer): string => `preflight-${(sha256[0] ?? 0) % QUEUES}`;

async function requestExamination(tx: Tx, bytes: Buffer): Promise<void> {
  const sha256 = bytes.toString('hex');
  await enqueue(tx, examineFile, { sha256 }, { queue: queueOf(bytes), key: `preflight-${sha256}` });
}

/** Without profiles, no file looks different from one item to the next. */
async function announce(tx: Tx, bytes: Buffer): Promise<void> {
  const sha256 = bytes.toString('hex');
  if (!(await isAnyProfile(tx))) return;
  await enqueue(tx, fileExamined, { sha256 }, { queue: queueOf(bytes), key: `examined-${sha256}` });
}

/** Has an examined file drawn again by the profiles of its products, once no other job waits. */
export async function requestSoftProof(tx: Tx, sha256: Buffer): Promise<void> {
  const bytes = sha256.toString('hex');
  const options = { queue: queueOf(sha256), key: `redrawn-${bytes}`, priority: REDRAWING_PRIORITY };
  await enqueue(tx, fileExamined, { sha256: bytes }, options);
}

type Picture = Pick<ReceivedFile, 'object' | 'contentType'>;
type Stored = Record<PictureName, Picture | null>;

async function saveRows(tx: Tx, stored: Stored, at: Date): Promise<PictureIds> {
  const { preview, thumbnail, print, gamut } = await forEachPicture(async (name) => {
    const picture = stored[name];
    return picture && saveStoredObject(tx, picture, at);
  });
  return { previewId: preview, thumbnailId: thumbnail, printId: print, gamutId: gamut };
}
