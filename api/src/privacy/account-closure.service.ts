import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import {
  anonymizeLogEntries,
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
import { Account } from '../accounts/public';
import { lockAccount } from './account-records.queries';
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
      await lockAccount(tx, accountId);
      const subject = await findDataSubject(tx, accountId);
      if (!subject) throw new ApiError('session_timed_out');
      for (const source of this.personalData.sources) await source.assertClosable?.(tx, subject);
      const replacement = `closed-${accountId}@closed.invalid`;
      const subjectIds = await this.personalData.subjectIds(tx, subject);
      await this.anonymize(tx, subject, replacement);
      await this.audit.record(tx, { accountId, role }, { action: 'account-closed', kind: 'account', id: accountId });
      await anonymizeLogEntries(tx, { accountId, subjectIds });
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
    const erased = { passwordHash: null, firstName: null, lastName: null, company: null, phone: null, birthDate: null };
    await tx.update(Account, { id: accountId }, { ...erased, email: replacement, closedAt: this.clock.now() });
  }
}
