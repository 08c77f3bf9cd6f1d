import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../http/api-error';

/** An `Idempotency-Key` with its caller, call and body. */
export interface IdempotencyKey {
  /** Account id, or `anyone`. */
  caller: string;
  call: string;
  key: string;
  bodyHash: Buffer;
}

export function hashBody(body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();
}

type StoredAnswer = { found: true; answer: unknown };

/**
 * Reserves the key in the command's transaction. A second request with the key waits until the first commits, and then
 * gets its response. If the first fails, the key is free again.
 * @throws ApiError `idempotency_key_reused` if the key was used with another body.
 */
export async function reserveKey(
  tx: EntityManager,
  idempotencyKey: IdempotencyKey,
): Promise<StoredAnswer | { found: false }> {
  const inserted: unknown[] = await tx.query(
    `insert into idempotency_key (caller, call, key, body_hash) values ($1, $2, $3, $4)
     on conflict (caller, call, key) do nothing returning key`,
    [idempotencyKey.caller, idempotencyKey.call, idempotencyKey.key, idempotencyKey.bodyHash],
  );
  if (inserted.length > 0) return { found: false };
  return (await findAnswer(tx, idempotencyKey)) ?? { found: false };
}

/**
 * The stored response for the key, or null.
 * @throws ApiError `idempotency_key_reused` if the key was used with another body.
 */
export async function findAnswer(tx: EntityManager, idempotencyKey: IdempotencyKey): Promise<StoredAnswer | null> {
  const [first]: { body_hash: Buffer; answer: unknown }[] = await tx.query(
    'select body_hash, answer from idempotency_key where caller = $1 and call = $2 and key = $3',
    [idempotencyKey.caller, idempotencyKey.call, idempotencyKey.key],
  );
  if (!first) return null;
  if (!first.body_hash.equals(idempotencyKey.bodyHash)) throw new ApiError('idempotency_key_reused');
  return { found: true, answer: first.answer };
}

/** Whether a response is stored for the key, for whatever body. */
export async function isAnswered(reader: EntityManager, { caller, call, key }: IdempotencyKey): Promise<boolean> {
  const rows: unknown[] = await reader.query(
    'select from idempotency_key where caller = $1 and call = $2 and key = $3',
    [caller, call, key],
  );
  return rows.length > 0;
}

export async function saveAnswer(tx: EntityManager, idempotencyKey: IdempotencyKey, answer: unknown): Promise<void> {
  await tx.query('update idempotency_key set answer = $4 where caller = $1 and call = $2 and key = $3', [
    idempotencyKey.caller,
    idempotencyKey.call,
    idempotencyKey.key,
    JSON.stringify(answer),
  ]);
}

/** Deletes the stored responses of an account that is closed. */
export async function deleteAnswers(tx: EntityManager, caller: string): Promise<void> {
  await tx.query('delete from idempotency_key where caller = $1', [caller]);
}
