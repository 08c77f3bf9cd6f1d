import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { type Caller, Database, fieldError, RateLimiter } from '../../common/public';
import { PasswordChecks } from '../passwords/password-checks.service';
import { assertOwnPassword } from './assert-own-password';
import { SecondFactorNotifications } from './second-factor-notifications';
import { CODE_ATTEMPTS, SecondFactors } from './second-factors.service';

/** Removes the caller's second factor with the password and a code. */
@Injectable()
export class SecondFactorRemoval {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly passwordChecks: PasswordChecks,
    private readonly rateLimiter: RateLimiter,
    private readonly notifications: SecondFactorNotifications,
  ) {}

  /** @throws ApiError `password_change_failed`, `second_factor_failed`, `too_frequent` */
  async remove(
    caller: Caller,
    { currentPassword, code }: Input<'Account/RemoveSecondFactor'>,
  ): Promise<Record<string, never>> {
    const { accountId } = caller;
    await assertOwnPassword(this.database.reader, this.passwordChecks, accountId, currentPassword);
    await this.rateLimiter.consume(CODE_ATTEMPTS, accountId);
    await this.database.transaction(async (tx) => {
      if (!(await this.factors.redeem(tx, caller, code))) throw fieldError('second_factor_failed', 'code');
      await this.factors.remove(tx, accountId);
      await this.notifications.recordAndNotify(tx, caller, 'removed');
    });
    await this.rateLimiter.reset(CODE_ATTEMPTS, accountId);
    return {};
  }
}
