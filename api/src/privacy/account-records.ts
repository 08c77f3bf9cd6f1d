import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../common/public';
import { Sessions } from '../auth/public';
import {
  deleteAddresses,
  deleteLogInSecrets,
  deleteNotes,
  deleteResellerApplications,
  findResellerApplicationIds,
  listAddresses,
  listNotes,
  listResellerApplications,
  listSessions,
  loadProfile,
} from './account-records.queries';
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
    this.personalData.register({
      name: 'sessions',
      collect: (tx, { accountId }) => listSessions(tx, accountId),
      erase: (tx, subject) => this.endSessions(tx, subject),
    });
    this.personalData.register(resellerApplications);
    this.personalData.register(notes);
  }

  private async endSessions(tx: Tx, { accountId }: DataSubject): Promise<void> {
    await this.sessions.endAll(tx, accountId, 'closed');
    await deleteLogInSecrets(tx, accountId);
  }
}

/** The account's own row is anonymized by `AccountClosure`. */
const account: PersonalDataSource = {
  name: 'account',
  collect: (tx, { accountId }) => loadProfile(tx, accountId),
  erase: async () => undefined,
};

const addresses: PersonalDataSource = {
  name: 'addresses',
  collect: (tx, { accountId }) => listAddresses(tx, accountId),
  erase: (tx, { accountId }) => deleteAddresses(tx, accountId),
};

const resellerApplications: PersonalDataSource = {
  name: 'resellerApplications',
  collect: (tx, { accountId }) => listResellerApplications(tx, accountId),
  erase: (tx, { accountId }) => deleteResellerApplications(tx, accountId),
  subjectIds: (tx, { accountId }) => findResellerApplicationIds(tx, accountId),
};

const notes: PersonalDataSource = {
  name: 'notes',
  collect: (tx, { accountId }) => listNotes(tx, accountId),
  erase: (tx, { accountId }) => deleteNotes(tx, accountId),
};
