import { Injectable } from '@nestjs/common';
import { Clock, type Limit, Limits, type Tx } from '../kernel/public';
import { type CodePurpose, freshCode, hashCode, readCode } from './mailed-code';

const LIFE_MS = 10 * 60_000;
/** Of one code; it does not live longer than this counts. */
const TRIES: Limit = { rule: 'mailed-code', most: 5, withinMs: LIFE_MS };

interface CodeRow {
  id: string;
  hash: Buffer;
  expiresAt: Date;
  spentAt: Date | null;
}

/** Codes in mails: one an account and purpose, the newest; good once, for 10 minutes and 5 tries. */
@Injectable()
export class MailedCodes {
  constructor(
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Takes the place of an earlier code. Null where this very one was issued before: `id` names it. */
  async issue(tx: Tx, id: string, accountId: string, purpose: CodePurpose): Promise<string | null> {
    const code = freshCode();
    const issued: unknown[] = await tx.query(
      `insert into mailed_code as old (id, account_id, purpose, code_hash, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (account_id, purpose) do update
         set id = excluded.id, code_hash = excluded.code_hash, expires_at = excluded.expires_at, spent_at = null
         where old.id <> excluded.id
       returning id`,
      [id, accountId, purpose, hashCode(accountId, purpose, code), new Date(this.clock.now().getTime() + LIFE_MS)],
    );
    return issued.length > 0 ? code : null;
  }

  /**
   * Counts a try and says which code it hit; null for a miss. The same statements for every miss: without an account,
   * without a code, with one that is spent or over, or another. `instead` names who tries where there is no code.
   */
  async hit(
    reader: Tx,
    accountId: string | null,
    purpose: CodePurpose,
    typed: string,
    instead: string,
  ): Promise<string | null> {
    const [row]: CodeRow[] = await reader.query(
      `select id, code_hash as hash, expires_at as "expiresAt", spent_at as "spentAt" from mailed_code
       where account_id = $1 and purpose = $2`,
      [accountId, purpose],
    );
    const left = await this.limits.counts(TRIES, row?.id ?? instead);
    const code = readCode(typed);
    if (!left || !row || !accountId || code === null) return null;
    if (row.spentAt || row.expiresAt <= this.clock.now()) return null;
    return row.hash.equals(hashCode(accountId, purpose, code)) ? row.id : null;
  }

  /** Of two that spend a code at once one does. */
  async spend(tx: Tx, id: string): Promise<boolean> {
    const now = this.clock.now();
    const [, count]: [unknown[], number] = await tx.query(
      'update mailed_code set spent_at = $2 where id = $1 and spent_at is null and expires_at > $2',
      [id, now],
    );
    return count === 1;
  }

  /** What was mailed before opens nothing any more. */
  async withdraw(tx: Tx, accountId: string, purpose: CodePurpose): Promise<void> {
    await tx.query('delete from mailed_code where account_id = $1 and purpose = $2', [accountId, purpose]);
  }
}
