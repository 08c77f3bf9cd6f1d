import { Injectable } from '@nestjs/common';
import { Products } from '../catalogue/public';
import { Accounts } from '../accounts/public';
import { GuestLinks } from '../auth/public';
import { Clock, MailQueue, type Tx } from '../common/public';
import { loadRequest, type RequestRow } from './quote-request.queries';

const MAX_NAMED_ITEMS = 10;

/** Queues the emails about quote requests in the caller's transaction. */
@Injectable()
export class QuoteRequestNotifications {
  constructor(
    private readonly accounts: Accounts,
    private readonly guestLinks: GuestLinks,
    private readonly products: Products,
    private readonly mailQueue: MailQueue,
    private readonly clock: Clock,
  ) {}

  /** Confirms the request to the customer and notifies customer service. */
  async notifyReceived(tx: Tx, id: string): Promise<void> {
    const request = await loadRequest(tx, id, this.clock.now());
    await this.mailQueue.queue(tx, {
      dedupeKey: `quote-request:${id}:asked`,
      to: request.email,
      template: 'quote_asked',
      language: request.language,
      data: { ...this.toMailData(request, request.language), due: request.due_at.toISOString() },
    });
    for (const colleague of await this.accounts.findStaffByRole(tx, 'customer_service')) {
      await this.mailQueue.queue(tx, {
        dedupeKey: `quote-request:${id}:${colleague.id}`,
        to: colleague.email,
        template: 'staff_quote_asked',
        language: colleague.language,
        data: {
          ...this.toMailData(request, colleague.language),
          email: request.email,
          writtenIn: request.language,
          due: request.due_at.toISOString(),
          link: this.mailQueue.link(`/admin#/quote-requests/${id}/show`, 'en'),
        },
        replyTo: request.email,
      });
    }
  }

  /** Emails the link to the offer. Anyone who has the link can open the offer. */
  async notifyAnswered(tx: Tx, id: string, token: string): Promise<void> {
    const request = await loadRequest(tx, id, this.clock.now());
    const path = `/quote?t=${token}`;
    const guest = request.role === 'guest' && request.account_id;
    await this.mailQueue.queue(tx, {
      dedupeKey: `quote-request:${id}:answered`,
      to: request.email,
      template: 'quote_answered',
      language: request.language,
      data: {
        ...this.toMailData(request, request.language),
        answer: request.answer?.message,
        total: request.answer?.total,
        validUntil: request.valid_until?.toISOString(),
      },
      secret: {
        offerUrl: guest
          ? await this.guestLinks.create(tx, guest, path, request.language)
          : this.mailQueue.link(path, request.language),
      },
    });
  }

  async notifyDeclined(tx: Tx, id: string): Promise<void> {
    const request = await loadRequest(tx, id, this.clock.now());
    await this.mailQueue.queue(tx, {
      dedupeKey: `quote-request:${id}:declined`,
      to: request.email,
      template: 'quote_declined',
      language: request.language,
      data: { ...this.toMailData(request, request.language), answer: request.answer?.message },
    });
  }

  private toMailData({ name, items, wish, message }: RequestRow, language: string): Record<string, unknown> {
    const itemNames = items.map((item) => `${this.products.nameOf(item, language)} × ${item.quantity}`);
    return {
      name,
      what: (wish ? [`${wish.what} × ${wish.quantity}`] : itemNames).slice(0, MAX_NAMED_ITEMS),
      more: Math.max(0, itemNames.length - MAX_NAMED_ITEMS) || undefined,
      links: wish?.links.join(' '),
      message,
    };
  }
}
