import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { type Caller, Database, fieldError } from '../../common/public';
import { PasswordChangeEffects } from './password-change-effects';
import { PasswordChecks } from './password-checks.service';
import { replacePassword } from './passwords.queries';
import { Account, assertValidPassword, Passwords } from '../../accounts/public';

@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: Database,
    private readonly checks: PasswordChecks,
    private readonly passwords: Passwords,
    private readonly effects: PasswordChangeEffects,
  ) {}

  /**
   * Changes the caller's password and ends all other sessions.
   * @throws ApiError those of `assertValidPassword`, `password_change_failed`, `too_frequent` after too many failures
   */
  async change(
    caller: Caller,
    { currentPassword, newPassword, confirmPassword }: Input<'Account/ChangePassword'>,
  ): Promise<Record<string, never>> {
    assertValidPassword(newPassword, confirmPassword, 'newPassword');
    const owner = await this.database.reader.findOne(Account, {
      where: { id: caller.accountId },
      select: { id: true, email: true, role: true, language: true, passwordHash: true },
    });
    if (!owner || !(await this.checks.verifyOwn(owner.id, owner.passwordHash, currentPassword)))
      throw fieldError('password_change_failed', 'currentPassword');
    const newHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async (tx) => {
      const isReplaced = await replacePassword(tx, owner.id, { oldHash: owner.passwordHash, newHash });
      if (!isReplaced) throw fieldError('password_change_failed', 'currentPassword');
      await this.effects.apply(tx, owner, caller, 'password-changed', caller.familyId);
    });
    return {};
  }
}
