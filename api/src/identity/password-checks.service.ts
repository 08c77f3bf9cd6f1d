import { Injectable } from '@nestjs/common';
import { type Limit, Limits } from '../kernel/public';
import { Passwords } from './passwords';

const QUARTER_HOUR_MS = 15 * 60_000;

/** Whoever holds a session may be wrong about its password so often, in all calls that ask for it together. */
const OF_ACCOUNT: Limit = { rule: 'password-wrong', most: 10, withinMs: QUARTER_HOUR_MS };

/** A limit of wrong tries, and for whom this one counts. */
export interface Tries {
  limit: Limit;
  key: string;
}

/** Compares passwords, and counts the wrong ones. */
@Injectable()
export class PasswordChecks {
  constructor(
    private readonly limits: Limits,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Refuses `too_frequent` once a limit is reached: also the right password, even one that was sent along with the wrong
   * ones at once and so was let in to be compared.
   */
  async isRight(kept: string | null | undefined, password: string, tries: readonly Tries[]): Promise<boolean> {
    for (const { limit, key } of tries) await this.limits.mustBeLeft(limit, key);
    const right = await this.passwords.matches(kept, password);
    for (const { limit, key } of tries) {
      if (right) await this.limits.mustBeLeft(limit, key);
      else await this.limits.take(limit, key);
    }
    return right;
  }

  /** Whether this is the password of the account that asks, for what wants it once more. Refuses `too_frequent`. */
  async isOwn(accountId: string, kept: string | null, password: string): Promise<boolean> {
    const right = await this.isRight(kept, password, [{ limit: OF_ACCOUNT, key: accountId }]);
    if (right) await this.limits.forget(OF_ACCOUNT, accountId);
    return right;
  }
}
