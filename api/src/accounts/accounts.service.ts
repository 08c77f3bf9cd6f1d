import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LanguageCode, RoleName, StaffLanguageCode, StaffRoleName } from '@shop/contract';
import { IsNull, Not } from 'typeorm';
import { Clock, findRow, isUuid, fieldError, type Tx } from '../common/public';
import { Account } from './account.entity';
import { Passwords } from './passwords/passwords';

/** What other modules need to know of an account. */
export interface AccountSummary {
  id: string;
  email: string;
  role: RoleName;
  language: LanguageCode;
  currency: string;
  firstName?: string;
  lastName?: string;
}

/** A member of staff as a recipient of emails. */
export interface StaffRecipient {
  id: string;
  email: string;
  /** In which they work, or else that of their account. */
  language: LanguageCode | StaffLanguageCode;
}

export interface NewAccount {
  id?: string;
  email: string;
  role: RoleName;
  language: LanguageCode;
  currency: string;
  /** 0 inch, 1 foot, 2 centimetre (default), 3 metre. */
  defaultUnit?: number;
  firstName?: string;
  lastName?: string;
  company?: string;
  phone?: string;
  /** `YYYY-MM-DD`. */
  birthDate?: string;
  agreedAt?: Date;
}

/** Creates and finds accounts. */
@Injectable()
export class Accounts {
  constructor(
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async findById(tx: Tx, id: string): Promise<AccountSummary | null> {
    if (!isUuid(id)) return null;
    const account = await findRow(tx, Account, { id });
    return account && toSummary(account);
  }

  /** The account that logs in with this email address in any case. Guests are not found, as they cannot log in. */
  async findByEmail(tx: Tx, email: string): Promise<AccountSummary | null> {
    const account = await tx
      .createQueryBuilder(Account, 'account')
      .where({ role: Not('guest') })
      .andWhere('lower(account.email) = lower(:email)', { email: email.trim() })
      .getOne();
    return account && toSummary(account);
  }

  /** All active accounts of a staff role, oldest first, for emails to each of them. */
  async findStaffByRole(tx: Tx, role: StaffRoleName): Promise<StaffRecipient[]> {
    const accounts = await tx.find(Account, {
      where: { role, disabledAt: IsNull(), closedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return accounts.map(({ id, email, language, staffLanguage }) => ({
      id,
      email,
      language: staffLanguage ?? language,
    }));
  }

  /**
   * Creates an account with any password, for demo data and staff.
   * @throws ApiError `email_already_registered`
   */
  async create(tx: Tx, account: NewAccount & { password: string }): Promise<AccountSummary> {
    const { password, ...details } = account;
    return this.createWithHash(tx, details, await this.passwords.hash(password));
  }

  /** @throws ApiError `email_already_registered`, also for simultaneous requests */
  async createWithHash(tx: Tx, account: NewAccount, passwordHash: string): Promise<AccountSummary> {
    const created = await this.createIfEmailFree(tx, account, passwordHash);
    if (!created) throw fieldError('email_already_registered', 'email');
    return created;
  }

  /** Null if the email address is already registered. */
  async createIfEmailFree(tx: Tx, account: NewAccount, passwordHash: string): Promise<AccountSummary | null> {
    const row = this.toRow(account, passwordHash);
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(Account)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0 ? toSummary(row) : null;
  }

  /** Creates a guest account, which has no password. Several guests may have the same email address. */
  async createGuest(tx: Tx, account: Omit<NewAccount, 'role'>): Promise<AccountSummary & { role: 'guest' }> {
    const row = this.toRow({ ...account, role: 'guest' }, null);
    await tx.insert(Account, row);
    return { ...toSummary(row), role: 'guest' };
  }

  private toRow(account: NewAccount, passwordHash: string | null) {
    const { id = randomUUID(), email, defaultUnit = 2 } = account;
    return { ...account, id, email: email.trim(), defaultUnit, passwordHash, createdAt: this.clock.now() };
  }
}

function toSummary(
  account: Pick<Account, 'id' | 'email' | 'role' | 'language' | 'currency'> & {
    firstName?: string | null;
    lastName?: string | null;
  },
): AccountSummary {
  const { id, email, role, language, currency, firstName, lastName } = account;
  return { id, email, role, language, currency, ...(firstName && { firstName }), ...(lastName && { lastName }) };
}
