import { Inject, Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { toDataURL } from 'qrcode';
import {
  AuditLog,
  type Caller,
  Clock,
  CONFIG,
  type Config,
  Database,
  RateLimiter,
  MailQueue,
  ApiError,
  fieldError,
  type Tx,
} from '../../common/public';
import { PasswordChecks } from '../passwords/password-checks.service';
import { enrolmentUri, createSecret } from './one-time-code';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes';
import { encrypt } from '../keys/encryption';
import { SecretKeys } from '../keys/secret-keys.service';
import { CODE_ATTEMPTS, KEY_PURPOSE, countRecoveryCodes, SecondFactors } from './second-factors.service';
import { Account } from '../../accounts/public';
import { SecondFactor } from './second-factor.entity';

/** Sets up and removes the caller's second factor. The secret is shown only when it is created. */
@Injectable()
export class SecondFactorEnrolment {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly secretKeys: SecretKeys,
    private readonly passwordChecks: PasswordChecks,
    private readonly rateLimiter: RateLimiter,
    private readonly audit: AuditLog,
    private readonly mail: MailQueue,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async status({ accountId }: Caller): Promise<Output<'Account/SecondFactor'>> {
    const { reader } = this.database;
    const factor = await reader.findOneBy(SecondFactor, { accountId });
    return {
      enrolledAt: factor?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(reader, accountId),
      required: this.config.staffMfaRequired,
    };
  }

  /**
   * Creates a secret, which replaces one that was never confirmed.
   * @throws ApiError `password_change_failed`, `second_factor_enrolled`
   */
  async begin(
    caller: Caller,
    { currentPassword }: Input<'Account/EnrolSecondFactor'>,
  ): Promise<Output<'Account/EnrolSecondFactor'>> {
    await this.assertOwnPassword(caller, currentPassword);
    const secret = createSecret();
    const rows: unknown[] = await this.database.reader.query(
      `insert into second_factor as stored (account_id, encrypted_secret, started_at) values ($1, $2, $3)
       on conflict (account_id) do update set encrypted_secret = excluded.encrypted_secret, started_at = excluded.started_at
       where stored.confirmed_at is null returning account_id`,
      [caller.accountId, encrypt(this.secretKeys.deriveKey(KEY_PURPOSE), caller.accountId, secret), this.clock.now()],
    );
    if (rows.length === 0) throw new ApiError('second_factor_enrolled');
    const uri = enrolmentUri(secret, this.config.shopName, caller.email);
    return { secret, uri, qrCode: await toDataURL(uri, { margin: 1, width: 240 }) };
  }

  /**
   * Confirms the secret with a first code, and returns the recovery codes.
   * @throws ApiError `second_factor_failed`, also without a secret; `second_factor_enrolled`, `too_frequent`
   */
  async confirm(
    caller: Caller,
    { code }: Input<'Account/ConfirmSecondFactor'>,
  ): Promise<Output<'Account/ConfirmSecondFactor'>> {
    await this.rateLimiter.consume(CODE_ATTEMPTS, caller.accountId);
    const recoveryCodes = createRecoveryCodes();
    await this.database.transaction(async (tx) => {
      await this.confirmSecret(tx, caller, code);
      await tx.query('insert into recovery_code (account_id, code_hash) select $1, * from unnest($2::bytea[])', [
        caller.accountId,
        recoveryCodes.map(hashRecoveryCode),
      ]);
      await this.recordAndNotify(tx, caller, 'enrolled');
    });
    await this.rateLimiter.reset(CODE_ATTEMPTS, caller.accountId);
    return { recoveryCodes };
  }

  /** @throws ApiError `password_change_failed`, `second_factor_failed`, `too_frequent` */
  async remove(
    caller: Caller,
    { currentPassword, code }: Input<'Account/RemoveSecondFactor'>,
  ): Promise<Record<string, never>> {
    await this.assertOwnPassword(caller, currentPassword);
    await this.rateLimiter.consume(CODE_ATTEMPTS, caller.accountId);
    await this.database.transaction(async (tx) => {
      if (!(await this.factors.redeem(tx, caller, code))) throw fieldError('second_factor_failed', 'code');
      await this.factors.remove(tx, caller.accountId);
      await this.recordAndNotify(tx, caller, 'removed');
    });
    await this.rateLimiter.reset(CODE_ATTEMPTS, caller.accountId);
    return {};
  }

  /** The confirming code counts as used. */
  private async confirmSecret(tx: Tx, { accountId }: Caller, code: string): Promise<void> {
    const [row]: { sealed: Buffer; enrolled: boolean }[] = await tx.query(
      `select encrypted_secret as sealed, confirmed_at is not null as enrolled from second_factor
       where account_id = $1 for update`,
      [accountId],
    );
    if (row?.enrolled) throw new ApiError('second_factor_enrolled');
    const step = row ? this.factors.findTimeStep(accountId, row.sealed, code) : null;
    if (step === null) throw fieldError('second_factor_failed', 'code');
    await tx.update(SecondFactor, { accountId }, { confirmedAt: this.clock.now(), lastStep: step });
  }

  private async recordAndNotify(tx: Tx, caller: Caller, change: 'enrolled' | 'removed'): Promise<void> {
    const { accountId, email, language } = caller;
    await this.audit.record(tx, caller, { action: `second-factor-${change}`, kind: 'account', id: accountId });
    await this.mail.queue(tx, {
      dedupeKey: `second-factor-${change}:${accountId}:${this.clock.now().getTime()}`,
      to: email,
      template: `second_factor_${change}`,
      language,
      data: {},
    });
  }

  private async assertOwnPassword({ accountId }: Caller, password: string): Promise<void> {
    const account = await this.database.reader.findOne(Account, {
      where: { id: accountId },
      select: { id: true, passwordHash: true },
    });
    if (!(await this.passwordChecks.verifyOwn(accountId, account?.passwordHash ?? null, password)))
      throw fieldError('password_change_failed', 'currentPassword');
  }
}
