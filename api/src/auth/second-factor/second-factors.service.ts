import { Injectable, Logger } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import {
  type Actor,
  AuditLog,
  Clock,
  Database,
  decrypt,
  encrypt,
  type RateLimit,
  RateLimiter,
  ApiError,
  SecretKeys,
  type Tx,
} from '../../common/public';
import { findTimeStep } from './one-time-code';
import { hashRecoveryCode, isRecoveryCode, normalizeCode } from './recovery-codes';
import { RecoveryCode } from './recovery-code.entity';
import { SecondFactor } from './second-factor.entity';

const KEY_PURPOSE = 'second-factor';
/** Wrong codes per account. Only someone with the right password can use up this limit. */
export const CODE_ATTEMPTS: RateLimit = { rule: 'second-factor-code', max: 5, windowMs: 10 * 60_000 };

/** Verifies second factors. Each code can be used once, also in simultaneous requests on several replicas. */
@Injectable()
export class SecondFactors {
  private readonly log = new Logger('second-factor');

  constructor(
    private readonly database: Database,
    private readonly secretKeys: SecretKeys,
    private readonly rateLimiter: RateLimiter,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * To be called after the password was verified. Does nothing if the account has no second factor.
   * @throws ApiError `second_factor_required` without a code, `second_factor_failed`, `too_frequent` after five wrong codes
   */
  async assertCode(account: { id: string } & Actor, code: string | undefined): Promise<void> {
    if (!(await this.isEnrolled(this.database.reader, account.id))) return;
    if (code === undefined) throw new ApiError('second_factor_required');
    await this.rateLimiter.consume(CODE_ATTEMPTS, account.id);
    const isValid = await this.database.transaction((tx) =>
      this.redeem(tx, { ...account, accountId: account.id }, code),
    );
    if (!isValid) throw new ApiError('second_factor_failed');
    await this.rateLimiter.reset(CODE_ATTEMPTS, account.id);
  }

  async isEnrolled(tx: Tx, accountId: string): Promise<boolean> {
    return tx.existsBy(SecondFactor, { accountId, confirmedAt: Not(IsNull()) });
  }

  /** Whether the code is valid and unused. It is then marked as used. */
  async redeem(tx: Tx, actor: Actor & { accountId: string }, code: string): Promise<boolean> {
    return isRecoveryCode(code)
      ? this.redeemRecoveryCode(tx, actor, hashRecoveryCode(code))
      : this.redeemOneTimeCode(tx, actor.accountId, code);
  }

  encryptSecret(accountId: string, secret: string): Buffer {
    return encrypt(this.secretKeys.deriveKey(KEY_PURPOSE), accountId, secret);
  }

  /** Null if the code is wrong, or if the secret was encrypted with another `SECRET_KEY`; recovery codes still work then. */
  findTimeStep(accountId: string, encrypted: Buffer, code: string): number | null {
    try {
      return findTimeStep(
        decrypt(this.secretKeys.deriveKey(KEY_PURPOSE), accountId, encrypted),
        normalizeCode(code),
        this.clock.now(),
      );
    } catch {
      this.log.error('a second factor was encrypted with another SECRET_KEY');
      return null;
    }
  }

  /** Deletes the factor and its recovery codes. False if there is none. */
  async remove(tx: Tx, accountId: string): Promise<boolean> {
    const { affected } = await tx.delete(SecondFactor, { accountId });
    return affected === 1;
  }

  private async redeemOneTimeCode(tx: Tx, accountId: string, code: string): Promise<boolean> {
    const factor = await tx.findOneBy(SecondFactor, { accountId, confirmedAt: Not(IsNull()) });
    const step = factor ? this.findTimeStep(accountId, factor.encryptedSecret, code) : null;
    if (step === null) return false;
    const { affected } = await tx.update(SecondFactor, { accountId, lastStep: LessThan(step) }, { lastStep: step });
    return affected === 1;
  }

  private async redeemRecoveryCode(tx: Tx, actor: Actor & { accountId: string }, hash: Buffer): Promise<boolean> {
    const unused = { accountId: actor.accountId, codeHash: hash, usedAt: IsNull() };
    const { affected } = await tx.update(RecoveryCode, unused, { usedAt: this.clock.now() });
    if (affected !== 1) return false;
    const after = { recoveryCodesLeft: await countRecoveryCodes(tx, actor.accountId) };
    await this.audit.record(tx, actor, { action: 'recovery-code-used', kind: 'account', id: actor.accountId, after });
    return true;
  }
}

/** The number of unused recovery codes. */
export async function countRecoveryCodes(tx: Tx, accountId: string): Promise<number> {
  return tx.countBy(RecoveryCode, { accountId, usedAt: IsNull() });
}
