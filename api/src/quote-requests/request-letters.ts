import { Injectable } from '@nestjs/common';
import { Products } from '../catalogue/public';
import { Accounts, GuestLinks } from '../identity/public';
import { Clock, Mails, type Tx } from '../kernel/public';
import { requestOf, type RequestRow } from './request.queries';

const MOST_NAMED = 10;

/** What is mailed about a request, in the transaction of what it tells. */
@Injectable()
export class RequestLetters {
  constructor(
    private readonly accounts: Accounts,
    private readonly guestLinks: GuestLinks,
    private readonly products: Products,
    private readonly mails: Mails,
    private readonly clock: Clock,
  ) {}

  /** Confirms it to whoever asked, and tells everyone of customer service. */
  async asked(tx: Tx, id: string): Promise<void> {
    const request = await requestOf(tx, id, this.clock.now());
    await this.mails.queue(tx, {
      occasion: `quote-request:${id}:asked`,
      to: request.email,
      template: 'quote_asked',
      language: request.language,
      data: { ...this.told(request, request.language), due: request.due_at.toISOString() },
    });
    for (const colleague of await this.accounts.ofRole(tx, 'customer_service')) {
      await this.mails.queue(tx, {
        occasion: `quote-request:${id}:${colleague.id}`,
        to: colleague.email,
        template: 'staff_quote_asked',
        language: colleague.language,
        data: {
          ...this.told(request, colleague.language),
          email: request.email,
          writtenIn: request.language,
          due: request.due_at.toISOString(),
          link: this.mails.link(`/admin#/quote-requests/${id}/show`, 'en'),
        },
        replyTo: request.email,
      });
    }
  }

  /** Sends the offer's link, which opens it to whoever has it. */
  async answered(tx: Tx, id: string, token: string): Promise<void> {
    const request = await requestOf(tx, id, this.clock.now());
    const path = `/quote?t=${token}`;
    const guest = request.role === 'guest' && request.account_id;
    await this.mails.queue(tx, {
      occasion: `quote-request:${id}:answered`,
      to: request.email,
      template: 'quote_answered',
      language: request.language,
      data: {
        ...this.told(request, request.language),
        answer: request.answer?.message,
        total: request.answer?.total,
        validUntil: request.valid_until?.toISOString(),
      },
      secret: {
        offerUrl: guest
          ? await this.guestLinks.link(tx, guest, path, request.language)
          : this.mails.link(path, request.language),
      },
    });
  }

  async declined(tx: Tx, id: string): Promise<void> {
    const request = await requestOf(tx, id, this.clock.now());
    await this.mails.queue(tx, {
      occasion: `quote-request:${id}:declined`,
      to: request.email,
      template: 'quote_declined',
      language: request.language,
      data: { ...this.told(request, request.language), answer: request.answer?.message },
    });
  }

  private told({ name, items, wish, message }: RequestRow, language: string): Record<string, unknown> {
    const named = items.map((item) => `${this.products.nameOf(item, language)} × ${item.quantity}`);
    return {
      name,
      what: (wish ? [`${wish.what} × ${wish.quantity}`] : named).slice(0, MOST_NAMED),
      more: Math.max(0, named.length - MOST_NAMED) || undefined,
      links: wish?.links.join(' '),
      message,
    };
  }
}
