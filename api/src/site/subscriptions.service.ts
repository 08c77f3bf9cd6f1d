import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { ApiError, AuditLog, type Caller, Clock, Database, MailQueue, Outbox, type Tx } from '../common/public';
import { CONFIRM_WITHIN_MS } from './newsletter-requests.service';
import { hashToken, issueToken, type Purpose } from './subscription-tokens';
import { deleteUnconfirmed, lockSubscriptionOfToken, type LockedSubscription } from './subscriptions.queries';
import { Subscription } from './entities/subscription.entity';
import { SubscriptionToken } from './entities/subscription-token.entity';

/** Starts and ends newsletter subscriptions through the links in emails. Order emails do not depend on them. */
@Injectable()
export class Subscriptions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mails: MailQueue,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('23 3 * * *', 'newsletter.sweep', () => this.deleteExpired());
  }

  /**
   * Confirming again changes nothing.
   * @returns whether the subscription was confirmed before
   * @throws ApiError `link_expired`, also after unsubscribing
   */
  async confirm(token: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const subscription = await this.lockSubscription(tx, token, 'confirm');
      if (subscription.state === 'unsubscribed') throw new ApiError('link_expired');
      if (subscription.state === 'confirmed') return true;
      const confirmation = { state: 'confirmed', confirmedAt: this.clock.now() } as const;
      await tx.update(Subscription, { id: subscription.id }, confirmation);
      await this.sendWelcome(tx, subscription, token);
      return false;
    });
  }

  /**
   * Unsubscribing again changes nothing.
   * @throws ApiError `link_expired` for an invalid token
   */
  async unsubscribe(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { id, state } = await this.lockSubscription(tx, token, 'unsubscribe');
      if (state !== 'unsubscribed') await this.end(tx, id);
    });
  }

  /** Staff end a subscription for its reader. Ending it again changes nothing. */
  async endByStaff(tx: Tx, caller: Caller, id: string): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const { state } = await tx.findOneOrFail(Subscription, { where: { id }, lock });
    if (state === 'unsubscribed') return;
    await this.end(tx, id);
    await this.audit.record(tx, caller, {
      ...{ action: 'subscription-ended', kind: 'subscription', id },
      before: { state },
      after: { state: 'unsubscribed' },
    });
  }

  private async end(tx: Tx, id: string): Promise<void> {
    await tx.update(Subscription, { id }, { state: 'unsubscribed', unsubscribedAt: this.clock.now() });
    await tx.delete(SubscriptionToken, { subscriptionId: id, purpose: 'confirm' });
  }

  private async lockSubscription(tx: Tx, token: string, purpose: Purpose): Promise<LockedSubscription> {
    const subscription = await lockSubscriptionOfToken(tx, hashToken(token), purpose, this.clock.now());
    if (!subscription) throw new ApiError('link_expired');
    return subscription;
  }

  /** Emails the link for unsubscribing. */
  private async sendWelcome(tx: Tx, { id, email, language }: LockedSubscription, confirmedBy: string): Promise<void> {
    const token = await issueToken(tx, id, 'unsubscribe', null);
    await this.mails.queue(tx, {
      dedupeKey: `newsletter-confirmed:${hashToken(confirmedBy).toString('hex')}`,
      to: email,
      template: 'newsletter_confirmed',
      language,
      data: {},
      secret: { link: this.mails.link(`/home/Unsubscribe#token=${token}`, language) },
    });
  }

  /** Deletes addresses that were never confirmed. Links for unsubscribing stay valid. */
  private async deleteExpired(): Promise<void> {
    const now = this.clock.now();
    await this.database.reader.delete(SubscriptionToken, { expiresAt: LessThanOrEqual(now) });
    await deleteUnconfirmed(this.database.reader, new Date(now.getTime() - CONFIRM_WITHIN_MS));
  }
}
