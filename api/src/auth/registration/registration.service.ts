import { Injectable } from '@nestjs/common';
import type { Input, LanguageCode, SessionView } from '@shop/contract';
import { Clock, Database, ApiError, fieldError } from '../../common/public';
import {
  Accounts,
  type NewAccount,
  ageAt,
  assertCurrencyOffered,
  assertValidPassword,
  Passwords,
  defaultPreferences,
} from '../../accounts/public';
import { EmailDisclosure } from '../access/email-disclosure';
import { RegistrationNotifications } from './registration-notifications';
import { Sessions } from '../sessions/sessions.service';

const MINIMUM_AGE = 13;

/** What the browser contributes to a new account. */
export interface ClientContext {
  language: LanguageCode;
  acceptLanguage: string | undefined;
  address: string;
}

/** Registers customers. */
@Injectable()
export class Registration {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly disclosure: EmailDisclosure,
    private readonly notifications: RegistrationNotifications,
    private readonly clock: Clock,
  ) {}

  /**
   * With neutral disclosure, both a new and a registered email address get `continue_by_mail`.
   * @throws ApiError in this order: `must_agree`, those of `assertValidPassword`, `age_not_allowed`, `unknown_currency`,
   * `email_already_registered` or `continue_by_mail`
   */
  async register(form: Input<'TokenAuth/Register'>, client: ClientContext): Promise<SessionView> {
    validateForm(form, this.clock.now());
    if (form.currency !== undefined) await assertCurrencyOffered(this.database.reader, form.currency);
    await this.disclosure.assertRemaining(client.address);
    const passwordHash = await this.passwords.hash(form.password);
    const { neutral } = this.disclosure;
    const session = await this.database.transaction(async (tx) => {
      const account = await this.accounts.createIfEmailFree(tx, this.newAccount(form, client), passwordHash);
      if (account) await this.notifications.welcome(tx, account, client.address);
      else if (neutral) await this.notifications.notifyOwner(tx, form.email, client.address);
      return account && !neutral ? this.sessions.open(tx, account) : null;
    });
    if (session) return session;
    if (neutral) throw new ApiError('continue_by_mail');
    throw await this.disclosure.disclose(fieldError('email_already_registered', 'email'), client.address);
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

function validateForm({ agree, password, confirmPassword, birthDate }: Input<'TokenAuth/Register'>, now: Date): void {
  if (!agree) throw fieldError('must_agree', 'agree');
  assertValidPassword(password, confirmPassword, 'password');
  if (birthDate === undefined) return;
  const age = ageAt(birthDate, now);
  if (age === null) throw new ApiError('validation_failed', [{ field: 'birthDate', code: 'invalid' }]);
  if (age < MINIMUM_AGE) throw fieldError('age_not_allowed', 'birthDate');
}
