import { Inject, Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { clientOf, Clock, CONFIG, Database, Limits, Mails, refuseField, type Config, type Limit } from '../kernel/public';
import { looksLikePhone } from './contact-phone';

const TEN_MINUTES_MS = 10 * 60_000;
const PER_CLIENT: Limit = { rule: 'contact-client', most: 20, withinMs: TEN_MINUTES_MS };
const PER_SENDER: Limit = { rule: 'contact-sender', most: 5, withinMs: TEN_MINUTES_MS };
/** The staff's own. */
const MAILBOX_LANGUAGE = 'en';

@Injectable()
export class ContactMessages {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly mails: Mails,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Keeps the message and mails it to its department, who answer the sender. Refuses `phone_invalid`, `too_frequent`. */
  async take(message: Input<'UserEnd/SiteInfo/ContactUs'>, language: string, address: string): Promise<void> {
    const { department, name, phone, email, subject } = message;
    if (!looksLikePhone(phone)) throw refuseField('phone_invalid', 'phone');
    await this.limits.take(PER_CLIENT, clientOf(address));
    await this.limits.take(PER_SENDER, email.toLowerCase());
    await this.database.transaction(async (tx) => {
      const [row]: { id: string }[] = await tx.query(
        `insert into contact_message (department, name, phone, email, subject, message, language, received_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
        [department, name, phone, email, subject, message.message, language, this.clock.now()],
      );
      await this.mails.queue(tx, {
        occasion: `contact:${row?.id}`,
        to: this.config.mailboxes[department],
        template: 'contact_message',
        language: MAILBOX_LANGUAGE,
        data: { name, phone, email, subject, message: message.message, writtenIn: language },
        replyTo: email,
      });
    });
  }
}
