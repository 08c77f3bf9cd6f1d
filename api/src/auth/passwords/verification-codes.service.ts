import { Injectable } from '@nestjs/common';
import { Clock, type RateLimit, RateLimiter, type Tx } from '../../common/public';
import { type CodePurpose, createCode, hashCode, parseCode } from './verification-code';
import { VerificationCode } from './verification-code.entity';

const LIFETIME_MS = 10 * 60_000;
/** Attempts per code. The window is as long as the code is valid. */
const ATTEMPT_LIMIT: RateLimit = { rule: 'mailed-code', max: 5, windowMs: LIFETIME_MS };

interface CodeRow {
  id: string;
  hash: Buffer;
  expiresAt: Date;
  usedAt: Date | null;
}

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
    const issued: unknown[] = await tx.query(
      `insert into verification_code as old (id, account_id, purpose, code_hash, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (account_id, purpose) do update
         set id = excluded.id, code_hash = excluded.code_hash, expires_at = excluded.expires_at, used_at = null
         where old.id <> excluded.id
       returning id`,
      [id, accountId, purpose, hashCode(accountId, purpose, code), new Date(this.clock.now().getTime() + LIFETIME_MS)],
    );
    return issued.length > 0 ? code : null;
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
    const [row]: CodeRow[] = await reader.query(
      `select id, code_hash as hash, expires_at as "expiresAt", used_at as "usedAt" from verification_code
       where account_id = $1 and purpose = $2`,
      [accountId, purpose],
    );
    const isWithinLimit = await this.rateLimiter.tryConsume(ATTEMPT_LIMIT, row?.id ?? fallbackKey);
    const code = parseCode(typed);
    if (!isWithinLimit || !row || !accountId || code === null) return null;
    if (row.usedAt || row.expiresAt <= this.clock.now()) return null;
    return row.hash.equals(hashCode(accountId, purpose, code)) ? row.id : null;
  }

  /** Marks the code as used. Of simultaneous calls one returns true. */
  async redeem(tx: Tx, id: string): Promise<boolean> {
    const now = this.clock.now();
    const [, count]: [unknown[], number] = await tx.query(
      'update verification_code set used_at = $2 where id = $1 and used_at is null and expires_at > $2',
      [id, now],
    );
    return count === 1;
  }

  /** Deletes the open code of the account. */
  async revoke(tx: Tx, accountId: string, purpose: CodePurpose): Promise<void> {
    await tx.delete(VerificationCode, { accountId, purpose });
  }
}
