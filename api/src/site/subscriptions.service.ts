import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, Mails, Outbox, Refusal, type Tx } from '../kernel/public';
import { CONFIRM_WITHIN_MS } from './newsletter-requests.service';
import { hashOf, issueToken, type Purpose } from './subscription-tokens';

interface SubscriptionRow {
  id: string;
  email: string;
  language: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
}

/** Begins and ends the newsletter, by the links in its mails. Mails about orders are no part of it. */
@Injectable()
export class Subscriptions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mails: Mails,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('23 3 * * *', 'newsletter.sweep', () => this.sweep());
  }

  /** Again changes nothing. Refuses `link_expired`, also where the reader has unsubscribed since. */
  async confirm(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const subscription = await this.locked(tx, token, 'confirm');
      if (subscription.state === 'unsubscribed') throw new Refusal('link_expired');
      if (subscription.state === 'confirmed') return;
      await tx.query(`update subscription set state = 'confirmed', confirmed_at = $2 where id = $1`, [
        subscription.id,
        this.clock.now(),
      ]);
      await this.welcome(tx, subscription, token);
    });
  }

  /** Again changes nothing. Refuses `link_expired` for a token that is none. */
  async unsubscribe(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { id, state } = await this.locked(tx, token, 'unsubscribe');
      if (state === 'unsubscribed') return;
      await tx.query(`update subscription set state = 'unsubscribed', unsubscribed_at = $2 where id = $1`, [
        id,
        this.clock.now(),
      ]);
      await tx.query(`delete from subscription_token where subscription_id = $1 and purpose = 'confirm'`, [id]);
    });
  }

  private async locked(tx: Tx, token: string, purpose: Purpose): Promise<SubscriptionRow> {
    const [subscription]: SubscriptionRow[] = await tx.query(
      `select s.id, s.email, s.language, s.state from subscription s join subscription_token t on t.subscription_id = s.id
       where t.hash = $1 and t.purpose = $2 and (t.expires_at is null or t.expires_at > $3) for update of s`,
      [hashOf(token), purpose, this.clock.now()],
    );
    if (!subscription) throw new Refusal('link_expired');
    return subscription;
  }

  /** The first mail of the newsletter: how to end it. */
  private async welcome(tx: Tx, { id, email, language }: SubscriptionRow, confirmedBy: string): Promise<void> {
    const token = await issueToken(tx, id, 'unsubscribe', null);
    await this.mails.queue(tx, {
      occasion: `newsletter-confirmed:${hashOf(confirmedBy).toString('hex')}`,
      to: email,
      template: 'newsletter_confirmed',
      language,
      data: {},
      secret: { link: this.mails.link(`/home/Unsubscribe#token=${token}`, language) },
    });
  }

  /** Addresses whose owners never answered are forgotten; who once unsubscribed can still follow that link. */
  private async sweep(): Promise<void> {
    const now = this.clock.now();
    await this.database.reader.query('delete from subscription_token where expires_at <= $1', [now]);
    await this.database.reader.query(
      `delete from subscription s where state = 'pending' and requested_at <= $1
       and not exists (select from subscription_token t where t.subscription_id = s.id)`,
      [new Date(now.getTime() - CONFIRM_WITHIN_MS)],
    );
  }
}
