import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { type Caller, Database, refuseField } from '../kernel/public';
import { passwordRefusal } from './password-rules';
import { Passwords } from './passwords';
import { Sessions } from './sessions.service';

@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** The session that asks stays, all others end. Refuses a bad new password, then `password_change_failed`. */
  async change(
    caller: Caller,
    { currentPassword, newPassword, confirmPassword }: Input<'Account/ChangePassword'>,
  ): Promise<Record<string, never>> {
    const refusal = passwordRefusal(newPassword, confirmPassword);
    if (refusal) throw refuseField(refusal, refusal === 'password_mismatch' ? 'confirmPassword' : 'newPassword');
    const current = await this.currentHash(caller);
    if (!current || !(await this.passwords.matches(current, currentPassword)))
      throw refuseField('password_change_failed', 'currentPassword');
    const next = await this.passwords.hash(newPassword);
    await this.database.transaction(async (tx) => {
      const [, changed]: [unknown[], number] = await tx.query(
        'update account set password_hash = $3 where id = $1 and password_hash = $2',
        [caller.accountId, current, next],
      );
      if (changed === 0) throw refuseField('password_change_failed', 'currentPassword');
      await this.sessions.endAll(tx, caller.accountId, 'password', caller.familyId);
    });
    return {};
  }

  private async currentHash(caller: Caller): Promise<string | null> {
    const [row]: { passwordHash: string | null }[] = await this.database.reader.query(
      'select password_hash as "passwordHash" from account where id = $1',
      [caller.accountId],
    );
    return row?.passwordHash ?? null;
  }
}
