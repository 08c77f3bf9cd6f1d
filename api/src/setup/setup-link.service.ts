import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Account } from '../accounts/public';
import { createToken, hashToken, Invitations } from '../auth/public';
import { ApiError, Database, MailQueue, SiteSettings, type Tx } from '../common/public';

const SETTING = 'setup_link';

/** The link with which the first admin of a shop registers. It is valid until the shop has an admin. */
@Injectable()
export class SetupLink {
  constructor(
    private readonly database: Database,
    private readonly settings: SiteSettings,
    private readonly invitations: Invitations,
    private readonly mail: MailQueue,
  ) {}

  /** A new link, which replaces an earlier one; null if the shop has an admin. */
  async create(): Promise<string | null> {
    return this.database.transaction(async (tx) => {
      if (await hasAdmin(tx)) return null;
      const token = createToken();
      await this.settings.write(tx, SETTING, hash(token));
      return this.mail.link(`/admin#/setup?token=${token}`, 'en');
    });
  }

  /** @throws ApiError `link_expired` if the link was replaced or the shop has an admin */
  async check(tx: Tx, token: string): Promise<void> {
    if ((await this.settings.read(tx, SETTING)) !== hash(token) || (await hasAdmin(tx)))
      throw new ApiError('link_expired');
  }

  /**
   * Invites the first admin without an email and returns the token of the invitation.
   * @throws ApiError `link_expired`, `email_already_registered`
   */
  async invite(tx: Tx, token: string, email: string): Promise<string> {
    await this.check(tx, token);
    return (await this.invitations.create(tx, {}, { email, role: 'admin' })).token;
  }
}

const hash = (token: string): string => hashToken(token).toString('hex');

const hasAdmin = (tx: Tx): Promise<boolean> =>
  tx.existsBy(Account, { role: 'admin', disabledAt: IsNull(), closedAt: IsNull() });
