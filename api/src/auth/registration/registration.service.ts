import { Injectable } from '@nestjs/common';
import type { Input, SessionView } from '@shop/contract';
import { Clock, Database, ApiError, fieldError } from '../../common/public';
import { ageAt, assertCurrencyOffered, assertValidPassword } from '../../accounts/public';
import { EmailDisclosure } from '../access/email-disclosure';
import { type ClientContext, CustomerAccounts } from './customer-accounts.service';
import { RegistrationNotifications } from './registration-notifications';
import { findOwner } from '../passwords/owner.queries';
import { Sessions } from '../sessions/sessions.service';

const MINIMUM_AGE = 13;

/** Registers customers. */
@Injectable()
export class Registration {
  constructor(
    private readonly database: Database,
    private readonly customerAccounts: CustomerAccounts,
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
    const customer = await this.customerAccounts.prepare(form, client);
    const { neutral } = this.disclosure;
    const session = await this.database.transaction(async (tx) => {
      // Read for every address, so that a new and a registered one take the same number of statements.
      const owner = neutral ? await findOwner(tx, form.email) : undefined;
      const account = await this.customerAccounts.createIfEmailFree(tx, customer);
      if (account) await this.notifications.welcome(tx, account, client.address);
      else if (owner) await this.notifications.notifyOwner(tx, owner, client.address);
      return account && !neutral ? this.sessions.open(tx, account) : null;
    });
    if (session) return session;
    if (neutral) throw new ApiError('continue_by_mail');
    throw await this.disclosure.disclose(fieldError('email_already_registered', 'email'), client.address);
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
