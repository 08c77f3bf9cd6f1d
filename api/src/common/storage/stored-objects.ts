import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/database';
import { StoredObjectRow } from './stored-object.entity';
import type { ReceivedFile } from './uploaded-files';

/** Saves the row of a file whose object is completely stored, and returns its id. */
export async function saveStoredObject(
  tx: Tx,
  { object, contentType, scan = null }: Pick<ReceivedFile, 'object' | 'contentType'> & Partial<ReceivedFile>,
  at: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(StoredObjectRow, {
    id,
    objectKey: object.key,
    size: object.size,
    sha256: object.sha256,
    contentType,
    storedAt: at,
    scan,
  });
  return id;
}
