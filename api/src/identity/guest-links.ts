import { Injectable } from '@nestjs/common';
import { Clock, Mails, type Tx } from '../kernel/public';
import { freshToken, hashToken } from './tokens';

const LIFE_MS = 30 * 24 * 3_600_000;

/** Links in mails to guests, who have no password to come back with: each lets the guest in for 30 days. */
@Injectable()
export class GuestLinks {
  constructor(
    private readonly mails: Mails,
    private readonly clock: Clock,
  ) {}

  /** A page of the shop with a new token in its fragment, which browsers send to no server. For `secret` data only. */
  async link(tx: Tx, accountId: string, path: string, language: string): Promise<string> {
    const token = freshToken();
    await tx.query('insert into guest_link (token_hash, account_id, expires_at) values ($1, $2, $3)', [
      hashToken(token),
      accountId,
      new Date(this.clock.now().getTime() + LIFE_MS),
    ]);
    return `${this.mails.link(path, language)}#guest=${token}`;
  }

  /** Whom the token lets in; null for one that is unknown or over, and for a guest whose account is shut. */
  async guestOf(reader: Tx, token: string): Promise<{ id: string; role: 'guest' } | null> {
    const [guest]: { id: string; role: 'guest' }[] = await reader.query(
      `select account.id, role from guest_link join account on account.id = account_id
       where token_hash = $1 and expires_at > $2 and role = 'guest' and disabled_at is null and closed_at is null`,
      [hashToken(token), this.clock.now()],
    );
    return guest ?? null;
  }
}
