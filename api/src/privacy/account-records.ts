import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../common/public';
import { Sessions } from '../auth/public';
import { type DataSubject, PersonalData, type PersonalDataSource } from './personal-data';

/** The personal data of accounts, addresses, sessions and reseller applications. */
@Injectable()
export class AccountRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.personalData.register(account);
    this.personalData.register(addresses);
    this.personalData.register({ ...sessions, erase: (tx, subject) => this.endSessions(tx, subject) });
    this.personalData.register(resellerApplications);
  }

  private async endSessions(tx: Tx, { accountId }: DataSubject): Promise<void> {
    await this.sessions.endAll(tx, accountId, 'closed');
    for (const table of ['verification_code', 'guest_link', 'second_factor'])
      await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  }
}

/** The account's own row is anonymized by `AccountClosure`. */
const account: PersonalDataSource = {
  name: 'account',
  async collect(tx, { accountId }) {
    const [row]: unknown[] = await tx.query(
      `select id, email, role, currency, default_unit as "defaultUnit", language, first_name as "firstName",
         last_name as "lastName", company, phone, birth_date::text as "birthDate", agreed_at as "agreedAt",
         created_at as "createdAt",
         (select confirmed_at from second_factor where account_id = account.id) as "secondFactorSince"
       from account where id = $1`,
      [accountId],
    );
    return row;
  },
  erase: async () => undefined,
};

const addresses: PersonalDataSource = {
  name: 'addresses',
  collect: (tx, { accountId }) =>
    tx.query(
      `select first_name as "firstName", last_name as "lastName", company, line1, line2, city, region,
         post_code as "postCode", phone, country, is_default as "isDefault", created_at as "addedAt"
       from address where account_id = $1 order by created_at, id`,
      [accountId],
    ),
  async erase(tx, { accountId }) {
    await tx.query('delete from address where account_id = $1', [accountId]);
  },
};

const sessions: Pick<PersonalDataSource, 'name' | 'collect'> = {
  name: 'sessions',
  collect: (tx, { accountId }) =>
    tx.query(
      `select started_at as "startedAt", max(session.created_at) as "renewedAt", ended_at as "endedAt",
         end_reason as "endReason"
       from session_family family left join session on family_id = family.id
       where account_id = $1 group by family.id order by started_at`,
      [accountId],
    ),
};

const resellerApplications: PersonalDataSource = {
  name: 'resellerApplications',
  collect: (tx, { accountId }) =>
    tx.query(
      `select company, website, phone, country, message, status, applied_at as "appliedAt", decided_at as "decidedAt", reason
       from reseller_application where account_id = $1 order by applied_at`,
      [accountId],
    ),
  async erase(tx, { accountId }) {
    await tx.query('delete from reseller_application where account_id = $1', [accountId]);
  },
  async subjectIds(tx, { accountId }) {
    const rows: { id: string }[] = await tx.query('select id from reseller_application where account_id = $1', [
      accountId,
    ]);
    return rows.map(({ id }) => id);
  },
};
