import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ratesFailed, ratesPending } from '../catalogue/public';
import { type AccountCard, Accounts } from '../identity/public';
import { Database, Mails, Outbox, type Tx } from '../kernel/public';
import { pendingRateOf } from './currencies.queries';

/** Tells accounting, or the admins where nobody does accounting, of rates that wait for them and of days without any. */
@Injectable()
export class RateLetters implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly mails: Mails,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(ratesPending, ({ ids }) => this.database.transaction((tx) => this.tellOfPending(tx, ids)));
    this.outbox.handle(ratesFailed, (failed) => this.database.transaction((tx) => this.tellOfFailure(tx, failed)));
  }

  private async tellOfPending(tx: Tx, ids: readonly string[]): Promise<void> {
    const readers = await this.readers(tx);
    for (const id of ids) {
      const { currency, reason, quoted, inForce, quotedOn } = await pendingRateOf(tx, id);
      for (const reader of readers) {
        await this.mails.queue(tx, {
          ...{ to: reader.email, template: 'staff_rate_pending', language: reader.language },
          occasion: `rate-pending:${id}:${reader.id}`,
          data: {
            ...{ currency, quoted, quotedOn, inForce: inForce ?? '–', jump: reason === 'jump' },
            link: this.mails.link(`/admin/#/pending-rates/${id}/show`, 'en'),
          },
        });
      }
    }
  }

  private async tellOfFailure(tx: Tx, { fetchId, reason }: { fetchId: string; reason: string }): Promise<void> {
    for (const reader of await this.readers(tx)) {
      await this.mails.queue(tx, {
        ...{ to: reader.email, template: 'staff_rates_failed', language: reader.language },
        occasion: `rates-failed:${fetchId}:${reader.id}`,
        data: { reason, link: this.mails.link('/admin/#/currencies', 'en') },
      });
    }
  }

  private async readers(tx: Tx): Promise<AccountCard[]> {
    const accounting = await this.accounts.ofRole(tx, 'accounting');
    return accounting.length > 0 ? accounting : this.accounts.ofRole(tx, 'admin');
  }
}
