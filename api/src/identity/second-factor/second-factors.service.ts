import { Injectable, Logger } from '@nestjs/common';
import { type Actor, Audit, Clock, Database, type Limit, Limits, Refusal, type Tx } from '../../kernel/public';
import { stepOf } from './one-time-code';
import { plainCode, recoveryHash } from './recovery-codes';
import { unseal } from './seal';
import { SecretKeys } from './secret-keys.service';

export const PURPOSE = 'second-factor';
/** By account, and only for who has its password: nobody else can use them up. */
export const CODE_TRIES: Limit = { rule: 'second-factor-code', most: 5, withinMs: 10 * 60_000 };

/** Checks second factors. Each code counts once, of many at once and on all replicas. */
@Injectable()
export class SecondFactors {
  private readonly log = new Logger('second-factor');

  constructor(
    private readonly database: Database,
    private readonly keys: SecretKeys,
    private readonly limits: Limits,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * For whoever has just shown the account's password. Refuses `second_factor_required` without a code where there is
   * a second factor, `too_frequent` after five wrong ones, `second_factor_failed`.
   */
  async check(account: { id: string } & Actor, code: string | undefined): Promise<void> {
    if (!(await this.isEnrolled(this.database.reader, account.id))) return;
    if (code === undefined) throw new Refusal('second_factor_required');
    await this.limits.take(CODE_TRIES, account.id);
    const known = await this.database.transaction((tx) => this.spend(tx, { ...account, accountId: account.id }, code));
    if (!known) throw new Refusal('second_factor_failed');
    await this.limits.forget(CODE_TRIES, account.id);
  }

  async isEnrolled(tx: Tx, accountId: string): Promise<boolean> {
    const enrolled: unknown[] = await tx.query(
      'select from second_factor where account_id = $1 and enrolled_at is not null',
      [accountId],
    );
    return enrolled.length > 0;
  }

  /** Whether it is a code of the enrolled factor that was not used before; then it is now. */
  async spend(tx: Tx, actor: Actor & { accountId: string }, code: string): Promise<boolean> {
    const recovery = recoveryHash(code);
    return recovery ? this.spendRecovery(tx, actor, recovery) : this.spendOneTime(tx, actor.accountId, code);
  }

  /** Null where the key that sealed the secret is lost; recovery codes go on working. */
  stepOf(accountId: string, sealed: Buffer, code: string): number | null {
    try {
      return stepOf(unseal(this.keys.for(PURPOSE), accountId, sealed), plainCode(code), this.clock.now());
    } catch {
      this.log.error('A second factor was sealed with another SECRET_KEY.');
      return null;
    }
  }

  /** Forgets the factor and its recovery codes; false where there is none. */
  async forget(tx: Tx, accountId: string): Promise<boolean> {
    const [, forgotten]: [unknown[], number] = await tx.query('delete from second_factor where account_id = $1', [
      accountId,
    ]);
    return forgotten > 0;
  }

  private async spendOneTime(tx: Tx, accountId: string, code: string): Promise<boolean> {
    const [row]: { sealed: Buffer }[] = await tx.query(
      'select sealed_secret as sealed from second_factor where account_id = $1 and enrolled_at is not null',
      [accountId],
    );
    const step = row ? this.stepOf(accountId, row.sealed, code) : null;
    if (step === null) return false;
    const [, spent]: [unknown[], number] = await tx.query(
      'update second_factor set last_step = $2 where account_id = $1 and last_step < $2',
      [accountId, step],
    );
    return spent > 0;
  }

  private async spendRecovery(tx: Tx, actor: Actor & { accountId: string }, hash: Buffer): Promise<boolean> {
    const [, spent]: [unknown[], number] = await tx.query(
      'update recovery_code set spent_at = $3 where account_id = $1 and code_hash = $2 and spent_at is null',
      [actor.accountId, hash, this.clock.now()],
    );
    if (spent === 0) return false;
    const after = { recoveryCodesLeft: await recoveryCodesLeft(tx, actor.accountId) };
    await this.audit.record(tx, actor, { action: 'recovery-code-spent', kind: 'account', id: actor.accountId, after });
    return true;
  }
}

export async function recoveryCodesLeft(tx: Tx, accountId: string): Promise<number> {
  const [row]: { left: number }[] = await tx.query(
    'select count(*)::int as left from recovery_code where account_id = $1 and spent_at is null',
    [accountId],
  );
  return row?.left ?? 0;
}
