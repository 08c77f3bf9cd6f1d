import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LanguageCode, RoleName } from '@shop/contract';
import { IsNull, Not } from 'typeorm';
import { Clock, isUuid, refuseField, type Tx } from '../kernel/public';
import { Account } from './account.entity';
import { Passwords } from './passwords';

/** What other rooms of the shop know of an account. */
export interface AccountCard {
  id: string;
  email: string;
  role: RoleName;
  language: LanguageCode;
  currency: string;
  firstName?: string;
  lastName?: string;
}

export interface NewAccount {
  id?: string;
  email: string;
  role: RoleName;
  language: LanguageCode;
  currency: string;
  /** 0 inch, 1 foot, 2 centimetre, 3 metre; 2 where nothing is said. */
  defaultUnit?: number;
  firstName?: string;
  lastName?: string;
  company?: string;
  phone?: string;
  /** `YYYY-MM-DD`. */
  birthDate?: string;
  agreedAt?: Date;
}

@Injectable()
export class Accounts {
  constructor(
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async byId(tx: Tx, id: string): Promise<AccountCard | null> {
    if (!isUuid(id)) return null;
    const account = await tx.findOneBy(Account, { id });
    return account && cardOf(account);
  }

  /** Whoever logs in with this address, in any case; guests do not. */
  async byEmail(tx: Tx, email: string): Promise<AccountCard | null> {
    const account = await tx
      .createQueryBuilder(Account, 'account')
      .where({ role: Not('guest') })
      .andWhere('lower(account.email) = lower(:email)', { email: email.trim() })
      .getOne();
    return account && cardOf(account);
  }

  /** All of a staff role who may come in, for what concerns each of them. */
  async ofRole(tx: Tx, role: Exclude<RoleName, 'customer' | 'reseller' | 'guest'>): Promise<AccountCard[]> {
    const colleagues = await tx.find(Account, {
      where: { role, disabledAt: IsNull(), closedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return colleagues.map(cardOf);
  }

  /** Opens an account with any password, for demo data and staff. Refuses `email_already_registered`. */
  async open(tx: Tx, account: NewAccount & { password: string }): Promise<AccountCard> {
    const { password, ...details } = account;
    return this.openHashed(tx, details, await this.passwords.hash(password));
  }

  /** Refuses `email_already_registered`, also when two ask at once. */
  async openHashed(tx: Tx, account: NewAccount, passwordHash: string): Promise<AccountCard> {
    const opened = await this.openIfFree(tx, account, passwordHash);
    if (!opened) throw refuseField('email_already_registered', 'email');
    return opened;
  }

  /** Null where the e-mail address is registered. */
  async openIfFree(tx: Tx, account: NewAccount, passwordHash: string): Promise<AccountCard | null> {
    const row = this.rowOf(account, passwordHash);
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(Account)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0 ? cardOf(row) : null;
  }

  /** Without a password; one more guest, however many there are with this e-mail address. */
  async openGuest(tx: Tx, account: Omit<NewAccount, 'role'>): Promise<AccountCard & { role: 'guest' }> {
    const row = this.rowOf({ ...account, role: 'guest' }, null);
    await tx.insert(Account, row);
    return { ...cardOf(row), role: 'guest' };
  }

  private rowOf(account: NewAccount, passwordHash: string | null) {
    const { id = randomUUID(), email, defaultUnit = 2 } = account;
    return { ...account, id, email: email.trim(), defaultUnit, passwordHash, createdAt: this.clock.now() };
  }
}

function cardOf(
  account: Pick<Account, 'id' | 'email' | 'role' | 'language' | 'currency'> & {
    firstName?: string | null;
    lastName?: string | null;
  },
): AccountCard {
  const { id, email, role, language, currency, firstName, lastName } = account;
  return { id, email, role, language, currency, ...(firstName && { firstName }), ...(lastName && { lastName }) };
}
