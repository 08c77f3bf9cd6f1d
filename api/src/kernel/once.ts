import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Refusal } from './refusal';

/** One `Idempotency-Key` as presented: whose, for which call, with which body. */
export interface Once {
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

type Found = { found: false } | { found: true; answer: unknown };

/**
 * Claims the key inside the command's own transaction. A second holder waits on the row until the first commits
 * and then gets its answer; where the first was refused or died, the key is free again.
 * Refuses `idempotency_key_reused` for another body.
 */
export async function claim(tx: EntityManager, once: Once): Promise<Found> {
  const claimed: unknown[] = await tx.query(
    `insert into idempotent_answer (caller, call, key, body_hash) values ($1, $2, $3, $4)
     on conflict (caller, call, key) do nothing returning key`,
    [once.caller, once.call, once.key, once.bodyHash],
  );
  if (claimed.length > 0) return { found: false };
  return (await recall(tx, once)) ?? { found: false };
}

/** What the key was answered before; null where it was not. Refuses `idempotency_key_reused` for another body. */
export async function recall(tx: EntityManager, once: Once): Promise<{ found: true; answer: unknown } | null> {
  const [first]: { body_hash: Buffer; answer: unknown }[] = await tx.query(
    'select body_hash, answer from idempotent_answer where caller = $1 and call = $2 and key = $3',
    [once.caller, once.call, once.key],
  );
  if (!first) return null;
  if (!first.body_hash.equals(once.bodyHash)) throw new Refusal('idempotency_key_reused');
  return { found: true, answer: first.answer };
}

/** Whether the key was answered, to whatever body. */
export async function isAnswered(reader: EntityManager, { caller, call, key }: Once): Promise<boolean> {
  const known: unknown[] = await reader.query(
    'select from idempotent_answer where caller = $1 and call = $2 and key = $3',
    [caller, call, key],
  );
  return known.length > 0;
}

export async function keep(tx: EntityManager, once: Once, answer: unknown): Promise<void> {
  await tx.query('update idempotent_answer set answer = $4 where caller = $1 and call = $2 and key = $3', [
    once.caller,
    once.call,
    once.key,
    JSON.stringify(answer),
  ]);
}

/** What an account's keys were answered: nobody is left to ask again. */
export async function forgetAnswers(tx: EntityManager, caller: string): Promise<void> {
  await tx.query('delete from idempotent_answer where caller = $1', [caller]);
}
