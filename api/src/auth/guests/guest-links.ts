import { Injectable } from '@nestjs/common';
import { Clock, MailQueue, type Tx } from '../../common/public';
import { createToken, hashToken } from '../sessions/tokens';
import { GuestLink } from './guest-link.entity';
import { findGuestByToken } from './guest-links.queries';

const LIFETIME_MS = 30 * 24 * 3_600_000;

/** Links in emails to guests, who have no password. Each opens new sessions of the guest for 30 days. */
@Injectable()
export class GuestLinks {
  constructor(
    private readonly mail: MailQueue,
    private readonly clock: Clock,
  ) {}

  /** The URL of a page with a new token in its fragment, which browsers do not send to servers. Only for `secret` data. */
  async create(tx: Tx, accountId: string, path: string, language: string): Promise<string> {
    const token = createToken();
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME_MS);
    await tx.insert(GuestLink, { tokenHash: hashToken(token), accountId, expiresAt });
    return `${this.mail.link(path, language)}#guest=${token}`;
  }

  /** The guest of a token. Null if the token is unknown or expired, or the account is disabled or closed. */
  async findGuest(reader: Tx, token: string): Promise<{ id: string; role: 'guest' } | null> {
    const guest = await findGuestByToken(reader, hashToken(token), this.clock.now());
    return guest ?? null;
  }
}
