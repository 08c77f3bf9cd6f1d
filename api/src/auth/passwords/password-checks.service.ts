import { Injectable } from '@nestjs/common';
import { type RateLimit, RateLimiter, TWO_MINUTES } from '../../common/public';
import { Passwords } from '../../accounts/public';

/** Wrong passwords in calls of a session, counted per account over all calls that need the password. */
const ACCOUNT_LIMIT: RateLimit = { rule: 'password-wrong', max: 10, ...TWO_MINUTES };

/** A limit of wrong passwords, and the key that they count for. */
export interface AttemptLimit {
  limit: RateLimit;
  key: string;
}

/** Verifies passwords and limits wrong ones. */
@Injectable()
export class PasswordChecks {
  constructor(
    private readonly rateLimiter: RateLimiter,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Whether the password is right. Counts a wrong one.
   * @throws ApiError `too_frequent` once a limit is reached, even for the right password. The limits are checked again
   * after the comparison, because simultaneous wrong passwords may have reached one.
   */
  async verify(
    storedHash: string | null | undefined,
    password: string,
    attempts: readonly AttemptLimit[],
  ): Promise<boolean> {
    for (const { limit, key } of attempts) await this.rateLimiter.assertRemaining(limit, key);
    const isRight = await this.passwords.matches(storedHash, password);
    for (const { limit, key } of attempts) {
      if (isRight) await this.rateLimiter.assertRemaining(limit, key);
      else await this.rateLimiter.consume(limit, key);
    }
    return isRight;
  }

  /**
   * Whether the password is that of the caller's account, for actions that need it again.
   * @throws ApiError `too_frequent`
   */
  async verifyOwn(accountId: string, storedHash: string | null, password: string): Promise<boolean> {
    const isRight = await this.verify(storedHash, password, [{ limit: ACCOUNT_LIMIT, key: accountId }]);
    if (isRight) await this.rateLimiter.reset(ACCOUNT_LIMIT, accountId);
    return isRight;
  }
}
