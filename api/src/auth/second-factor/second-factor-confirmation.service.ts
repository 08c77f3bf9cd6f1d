import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { ApiError, type Caller, Clock, Database, fieldError, RateLimiter, type Tx } from '../../common/public';
import { RecoveryCode } from './recovery-code.entity';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes';
import { SecondFactorNotifications } from './second-factor-notifications';
import { SecondFactor } from './second-factor.entity';
import { CODE_ATTEMPTS, SecondFactors } from './second-factors.service';

/** Confirms the secret that an enrolment created. */
@Injectable()
export class SecondFactorConfirmation {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly rateLimiter: RateLimiter,
    private readonly notifications: SecondFactorNotifications,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms the secret with a first code, and returns the recovery codes.
   * @throws ApiError `second_factor_failed`, also without a secret; `second_factor_enrolled`, `too_frequent`
   */
  async confirm(
    caller: Caller,
    { code }: Input<'Account/ConfirmSecondFactor'>,
  ): Promise<Output<'Account/ConfirmSecondFactor'>> {
    const { accountId } = caller;
    await this.rateLimiter.consume(CODE_ATTEMPTS, accountId);
    const recoveryCodes = createRecoveryCodes();
    await this.database.transaction(async (tx) => {
      await this.confirmSecret(tx, caller, code);
      const rows = recoveryCodes.map((recoveryCode) => ({ accountId, codeHash: hashRecoveryCode(recoveryCode) }));
      await tx.insert(RecoveryCode, rows);
      await this.notifications.recordAndNotify(tx, caller, 'enrolled');
    });
    await this.rateLimiter.reset(CODE_ATTEMPTS, accountId);
    return { recoveryCodes };
  }

  /** The confirming code counts as used. */
  private async confirmSecret(tx: Tx, { accountId }: Caller, code: string): Promise<void> {
    const factor = await tx.findOne(SecondFactor, { where: { accountId }, lock: { mode: 'pessimistic_write' } });
    if (factor?.confirmedAt) throw new ApiError('second_factor_enrolled');
    const step = factor ? this.factors.findTimeStep(accountId, factor.encryptedSecret, code) : null;
    if (step === null) throw fieldError('second_factor_failed', 'code');
    await tx.update(SecondFactor, { accountId }, { confirmedAt: this.clock.now(), lastStep: step });
  }
}
