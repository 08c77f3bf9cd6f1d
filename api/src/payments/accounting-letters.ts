import { Injectable } from '@nestjs/common';
import { Accounts } from '../identity/public';
import { Mails, type Tx, words } from '../kernel/public';

export interface Letter {
  template: 'staff_payment_unapplied' | 'staff_refund_failed' | 'staff_refund_by_hand';
  /** One occasion, one mail to each. */
  occasion: string;
  /** Of the back office, where it is settled. */
  page: string;
  /** `reason` is a code: one of ours is said in words, PayPal's own stays as it is. */
  data: Record<string, unknown>;
}

/** What accounting is to know at once, in the transaction of what it tells. */
@Injectable()
export class AccountingLetters {
  constructor(
    private readonly accounts: Accounts,
    private readonly mails: Mails,
  ) {}

  async tell(tx: Tx, { template, occasion, page, data }: Letter): Promise<void> {
    for (const { id, email, language } of await this.accounts.ofRole(tx, 'accounting')) {
      await this.mails.queue(tx, {
        occasion: `${occasion}:${id}`,
        to: email,
        template,
        language,
        data: { ...data, ...reasonIn(language, data.reason), link: this.mails.link(`/admin#/${page}`, 'en') },
      });
    }
  }
}

function reasonIn(language: string, code: unknown): { reason?: unknown } {
  return typeof code === 'string' ? { reason: words(language, 'unapplied')[code] ?? code } : {};
}
