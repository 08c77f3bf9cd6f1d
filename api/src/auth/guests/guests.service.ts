import { Injectable } from '@nestjs/common';
import type { Input, SessionView } from '@shop/contract';
import { clientKey, Database, type RateLimit, RateLimiter, ApiError } from '../../common/public';
import { Accounts, defaultPreferences } from '../../accounts/public';
import { GuestLinks } from './guest-links';
import type { ClientContext } from '../registration/registration.service';
import { Sessions } from '../sessions/sessions.service';

const CLIENT_LIMIT: RateLimit = { rule: 'guest', max: 20, windowMs: 10 * 60_000 };

/** Sessions for people who order without registering. */
@Injectable()
export class Guests {
  constructor(
    private readonly database: Database,
    private readonly rateLimiter: RateLimiter,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly links: GuestLinks,
  ) {}

  /**
   * Creates a new guest account each time, because the email address is not verified.
   * @throws ApiError `too_frequent`
   */
  async open({ email, language: chosenLanguage }: Input<'TokenAuth/Guest'>, from: ClientContext): Promise<SessionView> {
    await this.rateLimiter.consume(CLIENT_LIMIT, clientKey(from.address));
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
