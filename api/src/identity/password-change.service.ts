import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { type Caller, Database, refuseField } from '../kernel/public';
import { NewPasswords, type Owner } from './new-passwords';
import { PasswordChecks } from './password-checks.service';
import { mustBeGood } from './password-rules';
import { Passwords } from './passwords';

@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: Database,
    private readonly checks: PasswordChecks,
    private readonly passwords: Passwords,
    private readonly newPasswords: NewPasswords,
  ) {}

  /**
   * The session that asks stays, all others end. Refuses a bad new password, then `password_change_failed`, and
   * `too_frequent` after too many of these.
   */
  async change(
    caller: Caller,
    { currentPassword, newPassword, confirmPassword }: Input<'Account/ChangePassword'>,
  ): Promise<Record<string, never>> {
    mustBeGood(newPassword, confirmPassword, 'newPassword');
    const owner = await this.owner(caller);
    if (!owner || !(await this.checks.isOwn(owner.id, owner.passwordHash, currentPassword)))
      throw refuseField('password_change_failed', 'currentPassword');
    const next = await this.passwords.hash(newPassword);
    await this.database.transaction(async (tx) => {
      const [, changed]: [unknown[], number] = await tx.query(
        'update account set password_hash = $3 where id = $1 and password_hash = $2',
        [owner.id, owner.passwordHash, next],
      );
      if (changed === 0) throw refuseField('password_change_failed', 'currentPassword');
      await this.newPasswords.follow(tx, owner, caller, 'password-changed', caller.familyId);
    });
    return {};
  }

  private async owner({ accountId }: Caller): Promise<(Owner & { passwordHash: string | null }) | undefined> {
    const [row]: (Owner & { passwordHash: string | null })[] = await this.database.reader.query(
      'select id, email, role, language, password_hash as "passwordHash" from account where id = $1',
      [accountId],
    );
    return row;
  }
}
