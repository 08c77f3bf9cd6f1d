import { Injectable } from '@nestjs/common';
import type { Member } from '../../accounts/public';
import { Clock, MailQueue, type Tx } from '../../common/public';

type Template = 'reseller_granted' | 'reseller_declined' | 'reseller_ended';

/** Emails customers about their reseller role. */
@Injectable()
export class ResellerNotifications {
  constructor(
    private readonly mail: MailQueue,
    private readonly clock: Clock,
  ) {}

  async notify(tx: Tx, { id, email, language }: Member, template: Template, reason: string): Promise<void> {
    await this.mail.queue(tx, {
      dedupeKey: `${template}:${id}:${this.clock.now().getTime()}`,
      to: email,
      template,
      language,
      data: { reason, link: this.mail.link('/account', language) },
    });
  }
}
