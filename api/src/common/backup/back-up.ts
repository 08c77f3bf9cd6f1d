import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import type { Config } from '../config/config';
import { OperatorError } from '../config/operator-error';
import {
  beginSnapshot,
  findTables,
  prepareSession,
  readMigrations,
  readRows,
  readSequences,
  type TableColumns,
} from './backup.queries';
import { Bucket } from './bucket';
import { hashFile, type Manifest, type ObjectBackup, type TableBackup, writeManifest } from './manifest';

/**
 * Writes the database at one moment, and then all objects, to an empty folder. Rows refer only to objects that were
 * stored before them, so the shop may run meanwhile.
 */
export async function backUp(config: Config, folder: string): Promise<Manifest> {
  await createEmptyFolder(folder);
  const client = new Client({ connectionString: config.directDatabaseUrl, application_name: 'shop-backup' });
  const bucket = new Bucket(config.objectStore);
  await client.connect();
  try {
    await prepareSession(client);
    await beginSnapshot(client);
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await readMigrations(client),
      tables: await writeTables(client, folder),
      sequences: await readSequences(client),
      objects: await writeObjects(bucket, folder),
    };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    bucket.close();
    await client.end();
  }
}

async function createEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty. Name a new folder.`);
  await Promise.all(['database', 'objects'].map((name) => mkdir(path.join(folder, name))));
}

async function writeTables(client: Client, folder: string): Promise<TableBackup[]> {
  const tables: TableBackup[] = [];
  for (const table of await findTables(client)) tables.push(await writeTable(client, folder, table));
  return tables;
}

async function writeTable(client: Client, folder: string, table: TableColumns): Promise<TableBackup> {
  const file = path.posix.join('database', `${table.schema}.${table.name}.gz`);
  let rows = 0;
  async function* lines() {
    for await (const row of readRows(client, table)) {
      rows += 1;
      yield `${JSON.stringify(row)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path.join(folder, file)));
  return { ...table, rows, file, sha256: await hashFile(path.join(folder, file)) };
}

/** Files have numbers, because keys may contain what a file name may not. */
async function writeObjects(bucket: Bucket, folder: string): Promise<ObjectBackup[]> {
  const objects: ObjectBackup[] = [];
  for await (const key of bucket.listKeys()) {
    const file = path.posix.join('objects', String(objects.length + 1));
    const { body, contentType } = await bucket.read(key);
    const target = createWriteStream(path.join(folder, file));
    await pipeline(body, target);
    objects.push({
      key,
      size: target.bytesWritten,
      contentType,
      file,
      sha256: await hashFile(path.join(folder, file)),
    });
  }
  return objects;
}
