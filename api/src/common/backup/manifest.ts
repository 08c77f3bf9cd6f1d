import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../config/operator-error';

export interface TableBackup {
  schema: string;
  name: string;
  /** Columns that are stored, in their order; generated ones are not. */
  columns: string[];
  rows: number;
  /** In the folder of the backup. */
  file: string;
  sha256: string;
}

export interface ObjectBackup {
  key: string;
  size: number;
  contentType: string;
  file: string;
  sha256: string;
}

/** The contents of a backup. It is written last, so that a folder without it is not complete. */
export interface Manifest {
  format: 1;
  createdAt: string;
  /** Checksums of the applied migrations by name. */
  migrations: Record<string, string>;
  tables: TableBackup[];
  /** Last values of the sequences by quoted name. */
  sequences: Record<string, string>;
  objects: ObjectBackup[];
}

const FILE = 'manifest.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws OperatorError if the folder is no complete backup or a file was changed */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => {
    throw new OperatorError(
      `${folder} is not a complete backup: it has no readable ${FILE}. Name the folder of a backup.`,
    );
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new OperatorError(`${folder} was written by another version. Restore it with that version.`);
  for (const { file, sha256 } of [...manifest.tables, ...manifest.objects]) {
    if ((await hashFile(path.join(folder, file)).catch(() => '')) !== sha256)
      throw new OperatorError(`${path.join(folder, file)} is missing or damaged. Use another backup.`);
  }
  return manifest;
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
