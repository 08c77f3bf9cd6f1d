import { Injectable } from '@nestjs/common';
import type { Input, SessionView } from '@shop/contract';
import { Database, ApiError } from '../../common/public';
import { Accounts, defaultPreferences } from '../../accounts/public';
import { GuestLinks } from './guest-links';
import type { ClientContext } from '../registration/customer-accounts.service';
import { Sessions } from '../sessions/sessions.service';

/** Sessions for people who order without registering. */
@Injectable()
export class Guests {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly links: GuestLinks,
  ) {}

  /** Creates a new guest account each time, because the email address is not verified. */
  async open({ email, language: chosenLanguage }: Input<'TokenAuth/Guest'>, from: ClientContext): Promise<SessionView> {
    const language = chosenLanguage ?? from.language;
    const preferences = defaultPreferences(language, from.acceptLanguage);
    return this.database.transaction(async (tx) => {
      const guest = await this.accounts.createGuest(tx, { email, language, ...preferences });
      return this.sessions.open(tx, guest);
    });
  }

  /**
   * Opens a new session with the token of a link from an email.
   * @throws ApiError `link_expired`
   */
  async resume(token: string): Promise<SessionView> {
    return this.database.transaction(async (tx) => {
      const guest = await this.links.findGuest(tx, token);
      if (!guest) throw new ApiError('link_expired');
      return this.sessions.open(tx, guest);
    });
  }
}
