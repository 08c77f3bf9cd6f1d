import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LanguageCode, RoleName } from '@shop/contract';
import { Not } from 'typeorm';
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

  /** All of a staff role, for what concerns each of them. */
  async ofRole(tx: Tx, role: Exclude<RoleName, 'customer' | 'reseller' | 'guest'>): Promise<AccountCard[]> {
    const colleagues = await tx.find(Account, { where: { role }, order: { createdAt: 'ASC', id: 'ASC' } });
    return colleagues.map(cardOf);
  }

  /** Opens an account with any password, for demo data and staff. Refuses `email_already_registered`. */
  async open(tx: Tx, account: NewAccount & { password: string }): Promise<AccountCard> {
    const { password, ...details } = account;
    return this.openHashed(tx, details, await this.passwords.hash(password));
  }

  /** Refuses `email_already_registered`, also when two ask at once. */
  async openHashed(tx: Tx, account: NewAccount, passwordHash: string): Promise<AccountCard> {
    const { id = randomUUID(), email, defaultUnit = 2 } = account;
    const row = { ...account, id, email: email.trim(), defaultUnit, passwordHash, createdAt: this.clock.now() };
    const inserted = await tx
      .createQueryBuilder()
      .insert()
      .into(Account)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    if ((inserted.raw as unknown[]).length === 0) throw refuseField('email_already_registered', 'email');
    return cardOf(row);
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
