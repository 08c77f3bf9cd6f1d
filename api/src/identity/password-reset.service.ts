import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { Database, Refusal } from '../kernel/public';
import { MailedCodes } from './mailed-codes';
import { NewPasswords } from './new-passwords';
import { ownerOf } from './owner.queries';
import { mustBeGood } from './password-rules';
import { Passwords } from './passwords';

/** Sets a new password for whoever reads the account's mail. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly database: Database,
    private readonly codes: MailedCodes,
    private readonly passwords: Passwords,
    private readonly newPasswords: NewPasswords,
  ) {}

  /** Refuses a bad new password before the code is looked at, then `reset_request_error`. */
  async reset(form: Input<'TokenAuth/ResetPassword'>, address: string): Promise<Record<string, never>> {
    const { email, code, newPassword, confirmPassword } = form;
    mustBeGood(newPassword, confirmPassword, 'newPassword');
    const { reader } = this.database;
    const owner = await ownerOf(reader, email);
    const codeId = await this.codes.hit(reader, owner?.id ?? null, 'password-reset', code, email.trim().toLowerCase());
    if (!owner || !codeId) throw new Refusal('reset_request_error');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async (tx) => {
      if (!(await this.codes.spend(tx, codeId))) throw new Refusal('reset_request_error');
      const [, changed]: [unknown[], number] = await tx.query(
        'update account set password_hash = $2 where id = $1 and disabled_at is null and closed_at is null',
        [owner.id, passwordHash],
      );
      if (changed === 0) throw new Refusal('reset_request_error');
      await this.newPasswords.follow(tx, owner, { accountId: owner.id, role: owner.role, address }, 'password-reset');
    });
    return {};
  }
}
