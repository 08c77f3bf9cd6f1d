import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ratesFailed, ratesPending } from '../rates/rate-import.service';
import { type StaffRecipient, Accounts } from '../../accounts/public';
import { Database, MailQueue, Outbox, type Tx } from '../../common/public';
import { loadPendingRate } from './currencies.queries';

/** Emails accounting, or the admins if nobody has that role, about pending rates and failed imports. */
@Injectable()
export class RateNotifications implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
    private readonly mails: MailQueue,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(ratesPending, ({ ids }) => this.database.transaction((tx) => this.notifyPending(tx, ids)));
    this.outbox.handle(ratesFailed, (failed) => this.database.transaction((tx) => this.notifyFailure(tx, failed)));
  }

  private async notifyPending(tx: Tx, ids: readonly string[]): Promise<void> {
    const recipients = await this.recipients(tx);
    for (const id of ids) {
      const { currency, reason, quoted, inForce, quotedOn } = await loadPendingRate(tx, id);
      for (const recipient of recipients) {
        await this.mails.queue(tx, {
          ...{ to: recipient.email, template: 'staff_rate_pending', language: recipient.language },
          dedupeKey: `rate-pending:${id}:${recipient.id}`,
          data: {
            ...{ currency, quoted, quotedOn, inForce: inForce ?? '–', jump: reason === 'jump' },
            link: this.mails.link(`/admin/#/pending-rates/${id}/show`, 'en'),
          },
        });
      }
    }
  }

  private async notifyFailure(tx: Tx, { fetchId, reason }: { fetchId: string; reason: string }): Promise<void> {
    for (const recipient of await this.recipients(tx)) {
      await this.mails.queue(tx, {
        ...{ to: recipient.email, template: 'staff_rates_failed', language: recipient.language },
        dedupeKey: `rates-failed:${fetchId}:${recipient.id}`,
        data: { reason, link: this.mails.link('/admin/#/currencies', 'en') },
      });
    }
  }

  private async recipients(tx: Tx): Promise<StaffRecipient[]> {
    const accounting = await this.accounts.findStaffByRole(tx, 'accounting');
    return accounting.length > 0 ? accounting : this.accounts.findStaffByRole(tx, 'admin');
  }
}
