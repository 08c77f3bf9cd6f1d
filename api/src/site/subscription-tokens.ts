import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../kernel/public';

export type Purpose = 'confirm' | 'unsubscribe';

/** SHA-256: all of a token that is ever stored. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new token of one purpose for one subscription; without an end it is good for ever. */
export async function issueToken(tx: Tx, subscriptionId: string, purpose: Purpose, expiresAt: Date | null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.query(
    'insert into subscription_token (hash, subscription_id, purpose, expires_at) values ($1, $2, $3, $4)',
    [hashOf(token), subscriptionId, purpose, expiresAt],
  );
  return token;
}
