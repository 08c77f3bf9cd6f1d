import { Injectable } from '@nestjs/common';
import { Clock, type RateLimit, RateLimiter, type Tx } from '../../common/public';
import { type CodePurpose, createCode, hashCode, parseCode } from './verification-code';
import { VerificationCode } from './verification-code.entity';
import { findCode, markCodeUsed, storeCode } from './verification-codes.queries';

const LIFETIME_MS = 10 * 60_000;
/** Attempts per code. The window is as long as the code is valid. */
const ATTEMPT_LIMIT: RateLimit = { rule: 'mailed-code', max: 5, windowMs: LIFETIME_MS };

/** Codes sent by email: one per account and purpose, valid once, for 10 minutes and 5 attempts. */
@Injectable()
export class VerificationCodes {
  constructor(
    private readonly rateLimiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a code that replaces an earlier one.
   * @param id identifies the request. Null is returned if its code was already issued.
   */
  async issue(tx: Tx, id: string, accountId: string, purpose: CodePurpose): Promise<string | null> {
    const code = createCode();
    const codeHash = hashCode(accountId, purpose, code);
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME_MS);
    return (await storeCode(tx, { id, accountId, purpose, codeHash, expiresAt })) ? code : null;
  }

  /**
   * Counts an attempt. Returns the id of the code, or null if the code is wrong, used or expired, or there is none. All
   * failures cost the same SQL statements.
   * @param fallbackKey identifies who the attempt counts for if there is no code.
   */
  async verify(
    reader: Tx,
    accountId: string | null,
    purpose: CodePurpose,
    typed: string,
    fallbackKey: string,
  ): Promise<string | null> {
    const stored = await findCode(reader, accountId, purpose);
    const isWithinLimit = await this.rateLimiter.tryConsume(ATTEMPT_LIMIT, stored?.id ?? fallbackKey);
    const code = parseCode(typed);
    if (!isWithinLimit || !stored || !accountId || code === null) return null;
    if (stored.usedAt || stored.expiresAt <= this.clock.now()) return null;
    return stored.codeHash.equals(hashCode(accountId, purpose, code)) ? stored.id : null;
  }

  /** Marks the code as used. Of simultaneous calls one returns true. */
  redeem(tx: Tx, id: string): Promise<boolean> {
    return markCodeUsed(tx, id, this.clock.now());
  }

  /** Deletes the open code of the account. */
  async revoke(tx: Tx, accountId: string, purpose: CodePurpose): Promise<void> {
    await tx.delete(VerificationCode, { accountId, purpose });
  }
}
