import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { readLines } from '../read-lines';
import type { ObjectStore, StoredObject } from '../storage/object-store';
import type { AuditLogArchive } from './audit-log-archive.entity';

/** A row of the audit log as PostgreSQL writes it as JSON. */
export interface ArchivedEntry {
  id: number;
  at: string;
  account_id: string | null;
  role: string | null;
  address: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The folder of the object store. */
const FOLDER = 'audit-log';

/** Stores JSON Lines, compressed. Nothing is stored if the lines fail. */
export async function storeEntries(objects: ObjectStore, lines: AsyncIterable<string>): Promise<StoredObject> {
  const compressed = createGzip();
  const written = pipeline(Readable.from(lines), compressed);
  const [stored] = await Promise.all([objects.store(FOLDER, compressed, 'application/gzip'), written]);
  return stored;
}

/**
 * Reads the entries of an archive, oldest first.
 * @throws {ApiError} `unavailable` if the object store fails
 * @throws {Error} if the object is not what was archived
 */
export async function* readEntries(objects: ObjectStore, archive: AuditLogArchive): AsyncGenerator<ArchivedEntry> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const unpacked = createGunzip();
  const read = pipeline(await objects.read(archive.objectKey), hashed, unpacked);
  // Awaited below, unless the caller stops reading.
  read.catch(() => {});
  try {
    for await (const line of readLines(unpacked)) yield JSON.parse(line) as ArchivedEntry;
    await read;
  } finally {
    unpacked.destroy();
  }
  if (!hash.digest().equals(archive.sha256)) throw new Error(`the archive ${archive.objectKey} is damaged`);
}
