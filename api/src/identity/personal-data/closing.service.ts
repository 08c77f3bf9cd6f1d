import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import {
  Audit,
  type Caller,
  Clock,
  Database,
  forgetAnswers,
  KeptMails,
  Mails,
  Refusal,
  type Tx,
} from '../../kernel/public';
import { forgetInLog } from './log-entries';
import { personOf } from './person';
import { type Person, PersonalData } from './personal-data';

/** Closes accounts: what is personal goes, the books stay. */
@Injectable()
export class Closing {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly mails: Mails,
    private readonly keptMails: KeptMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Under the account's lock: what is ordered or paid in at the same moment is there before, and keeps it open, or is
   * refused after. Refuses `orders_open`, `balance_left`.
   */
  async close({ accountId, role, language }: Caller): Promise<Output<'Account/CloseAccount'>> {
    await this.database.transaction(async (tx) => {
      await tx.query('select from account where id = $1 for update', [accountId]);
      const person = await personOf(tx, accountId);
      if (!person) throw new Refusal('session_timed_out');
      for (const record of this.data.records) await record.mayClose?.(tx, person);
      const nobody = `closed-${accountId}@closed.invalid`;
      const subjects = await this.data.subjects(tx, person);
      await this.empty(tx, person, nobody);
      await this.audit.record(tx, { accountId, role }, { action: 'account-closed', kind: 'account', id: accountId });
      await forgetInLog(tx, accountId, subjects);
      const known = { address: person.email, whole: role !== 'guest', subjects, nobody };
      await this.keptMails.forget(tx, known);
      for (const record of this.data.records) await record.erase(tx, person);
      await forgetAnswers(tx, accountId);
      await this.mails.queue(tx, {
        occasion: `account-closed:${accountId}`,
        to: person.email,
        template: 'account_closed',
        language,
        data: {},
        forgottenAs: nobody,
      });
    });
    return {};
  }

  private async empty(tx: Tx, { accountId }: Person, nobody: string): Promise<void> {
    await tx.query(
      `update account set email = $2, password_hash = null, first_name = null, last_name = null, company = null,
         phone = null, birth_date = null, closed_at = $3
       where id = $1`,
      [accountId, nobody, this.clock.now()],
    );
  }
}
