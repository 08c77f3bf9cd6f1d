import { Injectable } from '@nestjs/common';
import type { Input, LanguageCode, SessionView } from '@shop/contract';
import { Clock, Database, Refusal, refuseField } from '../kernel/public';
import { Accounts, type NewAccount } from './accounts.service';
import { ageAt } from './age';
import { mustBeOffered } from './currencies.queries';
import { Disclosure } from './disclosure';
import { mustBeGood } from './password-rules';
import { Passwords } from './passwords';
import { preferencesFor } from './preferences';
import { RegistrationLetters } from './registration-letters';
import { Sessions } from './sessions.service';

const MINIMUM_AGE = 13;

/** The browser's part in opening an account. */
export interface From {
  language: LanguageCode;
  acceptLanguage: string | undefined;
  address: string;
}

/** Opens customers' accounts. */
@Injectable()
export class Registration {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly disclosure: Disclosure,
    private readonly letters: RegistrationLetters,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses in this order: terms, password, age, currency, and at last an e-mail address that is taken. Where answers
   * tell nothing of others, `continue_by_mail` is all there is to hear.
   */
  async register(form: Input<'TokenAuth/Register'>, from: From): Promise<SessionView> {
    refuseForm(form, this.clock.now());
    if (form.currency !== undefined) await mustBeOffered(this.database.reader, form.currency);
    await this.disclosure.mustBeLeft(from.address);
    const passwordHash = await this.passwords.hash(form.password);
    const { neutral } = this.disclosure;
    const session = await this.database.transaction(async (tx) => {
      const account = await this.accounts.openIfFree(tx, this.newAccount(form, from), passwordHash);
      if (account) await this.letters.welcome(tx, account, from.address);
      else if (neutral) await this.letters.tellOwner(tx, form.email, from.address);
      return account && !neutral ? this.sessions.open(tx, account) : null;
    });
    if (session) return session;
    if (neutral) throw new Refusal('continue_by_mail');
    throw await this.disclosure.tell(refuseField('email_already_registered', 'email'), from.address);
  }

  private newAccount(form: Input<'TokenAuth/Register'>, { language: spoken, acceptLanguage }: From): NewAccount {
    const language = form.language ?? spoken;
    const preferences = preferencesFor(language, acceptLanguage);
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

function refuseForm({ agree, password, confirmPassword, birthDate }: Input<'TokenAuth/Register'>, now: Date): void {
  if (!agree) throw refuseField('must_agree', 'agree');
  mustBeGood(password, confirmPassword, 'password');
  if (birthDate === undefined) return;
  const age = ageAt(birthDate, now);
  if (age === null) throw new Refusal('validation_failed', [{ field: 'birthDate', code: 'invalid' }]);
  if (age < MINIMUM_AGE) throw refuseField('age_not_allowed', 'birthDate');
}
