import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { Database, ApiError } from '../../common/public';
import { VerificationCodes } from './verification-codes.service';
import { PasswordChangeEffects } from './password-change-effects';
import { findOwner } from './owner.queries';
import { setPassword } from './passwords.queries';
import { assertValidPassword, Passwords } from '../../accounts/public';

/** Sets a new password with a code from an email. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly database: Database,
    private readonly codes: VerificationCodes,
    private readonly passwords: Passwords,
    private readonly effects: PasswordChangeEffects,
  ) {}

  /**
   * Ends all sessions of the account. The new password is checked before the code, which it does not use up.
   * @throws ApiError those of `assertValidPassword`; `reset_request_error` for an invalid code
   */
  async reset(form: Input<'TokenAuth/ResetPassword'>, address: string): Promise<Record<string, never>> {
    const { email, code, newPassword, confirmPassword } = form;
    assertValidPassword(newPassword, confirmPassword, 'newPassword');
    const { reader } = this.database;
    const owner = await findOwner(reader, email);
    const codeId = await this.codes.verify(
      reader,
      owner?.id ?? null,
      'password-reset',
      code,
      email.trim().toLowerCase(),
    );
    if (!owner || !codeId) throw new ApiError('reset_request_error');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async (tx) => {
      if (!(await this.codes.redeem(tx, codeId))) throw new ApiError('reset_request_error');
      if (!(await setPassword(tx, owner.id, passwordHash))) throw new ApiError('reset_request_error');
      await this.effects.apply(tx, owner, { accountId: owner.id, role: owner.role, address }, 'password-reset');
    });
    return {};
  }
}
