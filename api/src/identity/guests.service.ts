import { Injectable } from '@nestjs/common';
import type { Input, SessionView } from '@shop/contract';
import { clientOf, Database, type Limit, Limits, Refusal } from '../kernel/public';
import { Accounts } from './accounts.service';
import { GuestLinks } from './guest-links';
import { preferencesFor } from './preferences';
import type { From } from './registration.service';
import { Sessions } from './sessions.service';

const OF_CLIENT: Limit = { rule: 'guest', most: 20, withinMs: 10 * 60_000 };

/** People who buy without an account to keep. */
@Injectable()
export class Guests {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly links: GuestLinks,
  ) {}

  /** Each time another guest: nobody proved that the e-mail address is theirs, and whose it is changes nothing. */
  async open({ email, language: chosen }: Input<'TokenAuth/Guest'>, from: From): Promise<SessionView> {
    await this.limits.take(OF_CLIENT, clientOf(from.address));
    const language = chosen ?? from.language;
    const preferences = preferencesFor(language, from.acceptLanguage);
    return this.database.transaction(async (tx) => {
      const guest = await this.accounts.openGuest(tx, { email, language, ...preferences });
      return this.sessions.open(tx, guest);
    });
  }

  /** A new session by a link from a mail. Refuses `link_expired`. */
  async comeBack(token: string): Promise<SessionView> {
    return this.database.transaction(async (tx) => {
      const guest = await this.links.guestOf(tx, token);
      if (!guest) throw new Refusal('link_expired');
      return this.sessions.open(tx, guest);
    });
  }
}
