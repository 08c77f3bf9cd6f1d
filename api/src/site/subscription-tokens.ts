import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../common/public';
import { SubscriptionToken } from './entities/subscription-token.entity';

export type Purpose = 'confirm' | 'unsubscribe';

/** SHA-256. Only the hash of a token is stored. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Issues a token for one purpose of one subscription. `expiresAt` null: it never expires. */
export async function issueToken(
  tx: Tx,
  subscriptionId: string,
  purpose: Purpose,
  expiresAt: Date | null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(SubscriptionToken, { hash: hashToken(token), subscriptionId, purpose, expiresAt });
  return token;
}
