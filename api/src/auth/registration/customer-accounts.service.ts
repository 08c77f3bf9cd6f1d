import { Injectable } from '@nestjs/common';
import type { Input, LanguageCode } from '@shop/contract';
import { Accounts, type AccountSummary, defaultPreferences, type NewAccount, Passwords } from '../../accounts/public';
import { Clock, type Tx } from '../../common/public';

/** What the browser contributes to a new account. */
export interface ClientContext {
  language: LanguageCode;
  acceptLanguage: string | undefined;
  address: string;
}

/** An account with its hashed password, ready to be stored. */
export interface PreparedAccount {
  account: NewAccount;
  passwordHash: string;
}

/** Creates the accounts of customers who register. */
@Injectable()
export class CustomerAccounts {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /** Hashes the password, which takes long and therefore happens before the transaction. */
  async prepare(form: Input<'TokenAuth/Register'>, client: ClientContext): Promise<PreparedAccount> {
    return { account: this.newAccount(form, client), passwordHash: await this.passwords.hash(form.password) };
  }

  /** Null if the email address is already registered. */
  async createIfEmailFree(tx: Tx, { account, passwordHash }: PreparedAccount): Promise<AccountSummary | null> {
    return this.accounts.createIfEmailFree(tx, account, passwordHash);
  }

  private newAccount(
    form: Input<'TokenAuth/Register'>,
    { language: browserLanguage, acceptLanguage }: ClientContext,
  ): NewAccount {
    const language = form.language ?? browserLanguage;
    const preferences = defaultPreferences(language, acceptLanguage);
    return {
      email: form.email,
      role: 'customer',
      language,
      currency: form.currency ?? preferences.currency,
      defaultUnit: form.defaultUnit ?? preferences.defaultUnit,
      birthDate: form.birthDate,
      agreedAt: this.clock.now(),
    };
  }
}
