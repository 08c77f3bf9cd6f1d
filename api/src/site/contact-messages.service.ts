import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Input, LanguageCode } from '@shop/contract';
import {
  addressOf,
  Clock,
  CONFIG,
  Database,
  RateLimiter,
  MailQueue,
  ShopSettings,
  fieldError,
  type Config,
  type RateLimit,
} from '../common/public';
import { isPhoneNumber } from './contact-phone';
import { ContactMessage } from './entities/contact-message.entity';

const TEN_MINUTES_MS = 10 * 60_000;
const PER_SENDER: RateLimit = { rule: 'contact-sender', max: 5, windowMs: TEN_MINUTES_MS };
/** The language staff read. */
const MAILBOX_LANGUAGE = 'en';

/** Messages from the contact form. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimiter,
    private readonly mailQueue: MailQueue,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Stores the message and emails it to its department, with the sender as reply address.
   * @throws ApiError `phone_invalid`, `too_frequent`
   */
  async receive(message: Input<'UserEnd/SiteInfo/ContactUs'>, language: LanguageCode): Promise<void> {
    const { department, name, phone, email, subject } = message;
    if (!isPhoneNumber(phone)) throw fieldError('phone_invalid', 'phone');
    await this.limits.consume(PER_SENDER, email.toLowerCase());
    await this.database.transaction(async (tx) => {
      const id = randomUUID();
      const content = { department, name, phone, email, subject, message: message.message };
      await tx.insert(ContactMessage, { id, ...content, language, receivedAt: this.clock.now() });
      await this.mailQueue.queue(tx, {
        dedupeKey: `contact:${id}`,
        to: this.config.mailboxes[department] ?? addressOf(this.settings.current.mail.sender),
        template: 'contact_message',
        language: MAILBOX_LANGUAGE,
        data: { name, phone, email, subject, message: message.message, writtenIn: language },
        replyTo: email,
      });
    });
  }
}
