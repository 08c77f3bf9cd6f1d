import { createReadStream } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import type { Config } from '../config/config';
import { OperatorError } from '../config/operator-error';
import { migrate } from '../database/migrations';
import { findTables, prepareSession, readMigrations } from './backup.queries';
import { Bucket } from './bucket';
import { type Manifest, readManifest, type TableBackup } from './manifest';
import { readLines } from '../read-lines';
import { addPartitions, insertRows, isEmptyShop, setSequences, withoutConstraints } from './restore.queries';

const BATCH_ROWS = 500;

/**
 * Restores a backup into a shop without people, orders and objects. The objects come first, because rows refer to them;
 * the database is restored in one transaction.
 */
export async function restore(config: Config, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await migrate(config.directDatabaseUrl);
  const client = new Client({ connectionString: config.directDatabaseUrl, application_name: 'shop-restore' });
  const bucket = new Bucket(config.objectStore);
  await client.connect();
  try {
    await prepareSession(client);
    await assertSameVersion(client, manifest);
    await bucket.createIfMissing();
    if (!(await isEmptyShop(client)) || !(await bucket.isEmpty()))
      throw new OperatorError('The shop is not empty. Restore into an empty database and an empty bucket.');
    await restoreObjects(bucket, folder, manifest);
    await restoreDatabase(client, folder, manifest);
    return manifest;
  } finally {
    bucket.close();
    await client.end();
  }
}

async function assertSameVersion(client: Client, { migrations, tables }: Manifest): Promise<void> {
  const found = await findTables(client);
  const expected = tables.map(({ schema, name, columns }) => ({ schema, name, columns }));
  if (isDeepStrictEqual(await readMigrations(client), migrations) && isDeepStrictEqual(found, expected)) return;
  throw new OperatorError(
    'The backup was made by another version of the shop. Restore it with that version, then start the new one.',
  );
}

async function restoreObjects(bucket: Bucket, folder: string, { objects }: Manifest): Promise<void> {
  for (const { key, contentType, file } of objects)
    await bucket.write(key, createReadStream(path.join(folder, file)), contentType);
}

async function restoreDatabase(client: Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await client.query('begin');
  await withoutConstraints(client, tables, async () => {
    for (const table of tables) await restoreTable(client, folder, table);
    await setSequences(client, sequences);
  });
  await addPartitions(client);
  await client.query('commit');
}

async function restoreTable(client: Client, folder: string, table: TableBackup): Promise<void> {
  const lines = readLines(createReadStream(path.join(folder, table.file)).pipe(createGunzip()));
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(JSON.parse(line) as string);
    if (batch.length < BATCH_ROWS) continue;
    await insertRows(client, table, batch);
    batch = [];
  }
  if (batch.length > 0) await insertRows(client, table, batch);
}
