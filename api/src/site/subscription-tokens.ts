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
  const { token, row } = createToken(subscriptionId, purpose, expiresAt);
  await tx.insert(SubscriptionToken, row);
  return token;
}

/** Issues a token that never expires for each subscription, in one statement; returns them in the order of the subscriptions. */
export async function issueTokens(tx: Tx, subscriptionIds: readonly string[], purpose: Purpose): Promise<string[]> {
  const tokens = subscriptionIds.map((id) => createToken(id, purpose, null));
  await tx.insert(
    SubscriptionToken,
    tokens.map(({ row }) => row),
  );
  return tokens.map(({ token }) => token);
}

function createToken(
  subscriptionId: string,
  purpose: Purpose,
  expiresAt: Date | null,
): { token: string; row: SubscriptionToken } {
  const token = randomBytes(32).toString('base64url');
  return { token, row: { hash: hashToken(token), subscriptionId, purpose, expiresAt } };
}
