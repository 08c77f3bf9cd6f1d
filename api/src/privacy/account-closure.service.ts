import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import {
  AuditLog,
  type Caller,
  Clock,
  Database,
  deleteAnswers,
  MailArchive,
  MailQueue,
  ApiError,
  type Tx,
} from '../common/public';
import { anonymizeLogEntries } from './log-entries.queries';
import { findDataSubject } from './data-subject';
import { type DataSubject, PersonalData } from './personal-data';

/** Closes accounts: deletes personal data and keeps orders and ledger. */
@Injectable()
export class AccountClosure {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly mail: MailQueue,
    private readonly mailArchive: MailArchive,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the account: a simultaneous order or deposit either comes first and keeps it open, or fails afterwards.
   * @throws ApiError `orders_open`, `balance_left`
   */
  async close({ accountId, role, language }: Caller): Promise<Output<'Account/CloseAccount'>> {
    await this.database.transaction(async (tx) => {
      await tx.query('select from account where id = $1 for update', [accountId]);
      const subject = await findDataSubject(tx, accountId);
      if (!subject) throw new ApiError('session_timed_out');
      for (const source of this.personalData.sources) await source.assertClosable?.(tx, subject);
      const replacement = `closed-${accountId}@closed.invalid`;
      const subjectIds = await this.personalData.subjectIds(tx, subject);
      await this.anonymize(tx, subject, replacement);
      await this.audit.record(tx, { accountId, role }, { action: 'account-closed', kind: 'account', id: accountId });
      await anonymizeLogEntries(tx, accountId, subjectIds);
      const allMail = role !== 'guest';
      await this.mailArchive.erase(tx, { address: subject.email, allMail, subjectIds, replacement });
      for (const source of this.personalData.sources) await source.erase(tx, subject);
      await deleteAnswers(tx, accountId);
      await this.mail.queue(tx, {
        dedupeKey: `account-closed:${accountId}`,
        to: subject.email,
        template: 'account_closed',
        language,
        data: {},
        anonymizeTo: replacement,
      });
    });
    return {};
  }

  private async anonymize(tx: Tx, { accountId }: DataSubject, replacement: string): Promise<void> {
    await tx.query(
      `update account set email = $2, password_hash = null, first_name = null, last_name = null, company = null,
         phone = null, birth_date = null, closed_at = $3
       where id = $1`,
      [accountId, replacement, this.clock.now()],
    );
  }
}
