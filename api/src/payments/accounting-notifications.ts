import { Injectable } from '@nestjs/common';
import { Accounts } from '../accounts/public';
import { MailQueue, type Tx, translations } from '../common/public';

export interface AccountingNotification {
  template:
    | 'staff_payment_unmatched'
    | 'staff_refund_failed'
    | 'staff_refund_by_hand'
    | 'staff_chargeback'
    | 'staff_dispute_opened'
    | 'staff_dispute_resolved';
  /** Each recipient gets one email per key. */
  dedupeKey: string;
  /** The back-office page where accounting settles the matter. */
  page: string;
  /** Template data. A `reason` code is translated if `unmatched-payments.json` has it; a PayPal code stays as it is. */
  data: Record<string, unknown>;
}

/** Emails about PayPal payments and refunds that accounting must handle. */
@Injectable()
export class AccountingNotifications {
  constructor(
    private readonly accounts: Accounts,
    private readonly mailQueue: MailQueue,
  ) {}

  /** Queues an email to every member of accounting in the caller's transaction. */
  async notify(tx: Tx, { template, dedupeKey, page, data }: AccountingNotification): Promise<void> {
    for (const { id, email, language } of await this.accounts.findStaffByRole(tx, 'accounting')) {
      await this.mailQueue.queue(tx, {
        dedupeKey: `${dedupeKey}:${id}`,
        to: email,
        template,
        language,
        data: {
          ...data,
          ...translateReason(language, data.reason),
          link: this.mailQueue.link(`/admin#/${page}`, 'en'),
        },
      });
    }
  }
}

function translateReason(language: string, code: unknown): { reason?: unknown } {
  return typeof code === 'string' ? { reason: translations(language, 'unmatched-payments')[code] ?? code } : {};
}
