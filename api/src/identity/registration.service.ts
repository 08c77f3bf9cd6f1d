import { Injectable } from '@nestjs/common';
import type { Input, LanguageCode, SessionView } from '@shop/contract';
import { accountOpened, Clock, Database, enqueue, Mails, Refusal, refuseField } from '../kernel/public';
import { Accounts } from './accounts.service';
import { ageAt } from './age';
import { mustBeOffered } from './currencies.queries';
import { passwordRefusal } from './password-rules';
import { Passwords } from './passwords';
import { preferencesFor } from './preferences';
import { Sessions } from './sessions.service';

const MINIMUM_AGE = 13;

/** The browser's part in a registration. */
export interface From {
  language: LanguageCode;
  acceptLanguage: string | undefined;
}

/** Opens customers' accounts. */
@Injectable()
export class Registration {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly mails: Mails,
    private readonly clock: Clock,
  ) {}

  /** Refuses in this order: terms, password, age, currency, and at last an e-mail address that is taken. */
  async register(form: Input<'TokenAuth/Register'>, from: From): Promise<SessionView> {
    const now = this.clock.now();
    refuseForm(form, now);
    if (form.currency !== undefined) await mustBeOffered(this.database.reader, form.currency);
    const language = form.language ?? from.language;
    const preferences = preferencesFor(language, from.acceptLanguage);
    const passwordHash = await this.passwords.hash(form.password);
    return this.database.transaction(async (tx) => {
      const account = await this.accounts.openHashed(
        tx,
        {
          email: form.email,
          role: 'customer',
          language,
          currency: form.currency ?? preferences.currency,
          defaultUnit: form.defaultUnit ?? preferences.defaultUnit,
          birthDate: form.birthDate,
          agreedAt: now,
        },
        passwordHash,
      );
      const link = this.mails.link('/account', language);
      await this.mails.queue(tx, {
        occasion: `welcome:${account.id}`,
        to: account.email,
        template: 'welcome',
        language,
        data: { link },
      });
      await enqueue(tx, accountOpened, { accountId: account.id, email: account.email, language });
      return this.sessions.open(tx, account);
    });
  }
}

function refuseForm({ agree, password, confirmPassword, birthDate }: Input<'TokenAuth/Register'>, now: Date): void {
  if (!agree) throw refuseField('must_agree', 'agree');
  const refusal = passwordRefusal(password, confirmPassword);
  if (refusal) throw refuseField(refusal, refusal === 'password_mismatch' ? 'confirmPassword' : 'password');
  if (birthDate === undefined) return;
  const age = ageAt(birthDate, now);
  if (age === null) throw new Refusal('validation_failed', [{ field: 'birthDate', code: 'invalid' }]);
  if (age < MINIMUM_AGE) throw refuseField('age_not_allowed', 'birthDate');
}
