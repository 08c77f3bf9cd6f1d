import { Inject, Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { toDataURL } from 'qrcode';
import {
  Audit,
  type Caller,
  Clock,
  CONFIG,
  type Config,
  Database,
  Limits,
  Mails,
  Refusal,
  refuseField,
  type Tx,
} from '../../kernel/public';
import { PasswordChecks } from '../password-checks.service';
import { enrolmentUri, freshSecret } from './one-time-code';
import { freshRecoveryCodes, recoveryHash } from './recovery-codes';
import { seal } from './seal';
import { SecretKeys } from './secret-keys.service';
import { CODE_TRIES, PURPOSE, recoveryCodesLeft, SecondFactors } from './second-factors.service';

/** Sets one's second factor up and takes it away. The secret is shown once, when it is made. */
@Injectable()
export class Enrolment {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly keys: SecretKeys,
    private readonly checks: PasswordChecks,
    private readonly limits: Limits,
    private readonly audit: Audit,
    private readonly mails: Mails,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of({ accountId }: Caller): Promise<Output<'Account/SecondFactor'>> {
    const { reader } = this.database;
    const [row]: { enrolledAt: Date | null }[] = await reader.query(
      'select enrolled_at as "enrolledAt" from second_factor where account_id = $1',
      [accountId],
    );
    return {
      enrolledAt: row?.enrolledAt?.toISOString() ?? null,
      recoveryCodesLeft: await recoveryCodesLeft(reader, accountId),
      required: this.config.staffMfaRequired,
    };
  }

  /** A new secret in place of one that was never confirmed. Refuses `password_change_failed`, `second_factor_enrolled`. */
  async begin(
    caller: Caller,
    { currentPassword }: Input<'Account/EnrolSecondFactor'>,
  ): Promise<Output<'Account/EnrolSecondFactor'>> {
    await this.mustKnowPassword(caller, currentPassword);
    const secret = freshSecret();
    const begun: unknown[] = await this.database.reader.query(
      `insert into second_factor as kept (account_id, sealed_secret, begun_at) values ($1, $2, $3)
       on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at
       where kept.enrolled_at is null returning account_id`,
      [caller.accountId, seal(this.keys.for(PURPOSE), caller.accountId, secret), this.clock.now()],
    );
    if (begun.length === 0) throw new Refusal('second_factor_enrolled');
    const uri = enrolmentUri(secret, this.config.shopName, caller.email);
    return { secret, uri, qrCode: await toDataURL(uri, { margin: 1, width: 240 }) };
  }

  /** Refuses `second_factor_failed`, also where nothing was begun, and `second_factor_enrolled`. */
  async confirm(
    caller: Caller,
    { code }: Input<'Account/ConfirmSecondFactor'>,
  ): Promise<Output<'Account/ConfirmSecondFactor'>> {
    await this.limits.take(CODE_TRIES, caller.accountId);
    const recoveryCodes = freshRecoveryCodes();
    await this.database.transaction(async (tx) => {
      await this.confirmFirst(tx, caller, code);
      await tx.query('insert into recovery_code (account_id, code_hash) select $1, * from unnest($2::bytea[])', [
        caller.accountId,
        recoveryCodes.map(recoveryHash),
      ]);
      await this.tell(tx, caller, 'enrolled');
    });
    await this.limits.forget(CODE_TRIES, caller.accountId);
    return { recoveryCodes };
  }

  /** Refuses `password_change_failed`, then `second_factor_failed`. */
  async remove(
    caller: Caller,
    { currentPassword, code }: Input<'Account/RemoveSecondFactor'>,
  ): Promise<Record<string, never>> {
    await this.mustKnowPassword(caller, currentPassword);
    await this.limits.take(CODE_TRIES, caller.accountId);
    await this.database.transaction(async (tx) => {
      if (!(await this.factors.spend(tx, caller, code))) throw refuseField('second_factor_failed', 'code');
      await this.factors.forget(tx, caller.accountId);
      await this.tell(tx, caller, 'removed');
    });
    await this.limits.forget(CODE_TRIES, caller.accountId);
    return {};
  }

  /** The code that confirms counts as used. */
  private async confirmFirst(tx: Tx, { accountId }: Caller, code: string): Promise<void> {
    const [row]: { sealed: Buffer; enrolled: boolean }[] = await tx.query(
      `select sealed_secret as sealed, enrolled_at is not null as enrolled from second_factor
       where account_id = $1 for update`,
      [accountId],
    );
    if (row?.enrolled) throw new Refusal('second_factor_enrolled');
    const step = row ? this.factors.stepOf(accountId, row.sealed, code) : null;
    if (step === null) throw refuseField('second_factor_failed', 'code');
    await tx.query('update second_factor set enrolled_at = $2, last_step = $3 where account_id = $1', [
      accountId,
      this.clock.now(),
      step,
    ]);
  }

  private async tell(tx: Tx, caller: Caller, what: 'enrolled' | 'removed'): Promise<void> {
    const { accountId, email, language } = caller;
    await this.audit.record(tx, caller, { action: `second-factor-${what}`, kind: 'account', id: accountId });
    await this.mails.queue(tx, {
      occasion: `second-factor-${what}:${accountId}:${this.clock.now().getTime()}`,
      to: email,
      template: `second_factor_${what}`,
      language,
      data: {},
    });
  }

  private async mustKnowPassword({ accountId }: Caller, password: string): Promise<void> {
    const [row]: { hash: string | null }[] = await this.database.reader.query(
      'select password_hash as hash from account where id = $1',
      [accountId],
    );
    if (!(await this.checks.isOwn(accountId, row?.hash ?? null, password)))
      throw refuseField('password_change_failed', 'currentPassword');
  }
}
