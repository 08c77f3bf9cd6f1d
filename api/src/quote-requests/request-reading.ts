import { Injectable } from '@nestjs/common';
import type { AdminQuoteRequestRowView, AdminQuoteRequestView, ItemView } from '@shop/contract';
import { Products } from '../catalogue/public';
import { Clock, refusalText, type Tx } from '../kernel/public';
import { Quotes } from '../quoting/public';
import { termsOf } from './answering.service';
import { requestOf, type RequestRow } from './request.queries';

/** A request as staff read it. */
@Injectable()
export class RequestReading {
  constructor(
    private readonly quotes: Quotes,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  /** With the tariff's own prices, for whoever sets theirs beside them. Refuses `resource_not_found`. */
  async of(tx: Tx, id: string, language: string): Promise<AdminQuoteRequestView> {
    const now = this.clock.now();
    const row = await requestOf(tx, id, now);
    return {
      ...rowView({ ...row, lines: row.wish ? 1 : row.items.length }, now),
      accountId: row.account_id,
      language: row.language,
      priceList: row.price_list,
      message: row.message,
      items: row.items.map((item) => this.item(item, row, language)),
      wish: row.wish,
      asked: row.terms,
      terms: termsOf(row),
      answer: row.answer && {
        ...row.answer,
        validUntil: row.valid_until?.toISOString() ?? null,
        by: row.decided_by,
      },
      orderId: row.order_id,
    };
  }

  private item(item: ItemView, { price_list }: RequestRow, language: string): AdminQuoteRequestView['items'][number] {
    const tried = this.quotes.tried(price_list, item);
    const label = this.products.label(item.sku, language);
    return {
      item,
      name: this.products.nameOf(item, language),
      category: label?.category ?? '',
      slug: label?.slug ?? '',
      fen: 'fen' in tried ? tried.fen : null,
      why: 'refusal' in tried ? refusalText(language, tried.refusal) : null,
    };
  }
}

/** What of a request stands in the queue. */
export type QueueRow = Pick<
  RequestRow,
  'id' | 'kind' | 'state' | 'email' | 'name' | 'asked_at' | 'due_at' | 'decided_at'
> & { lines: number };

export function rowView(row: QueueRow, now: Date): AdminQuoteRequestRowView {
  const { id, kind, state, email, name, lines, asked_at, due_at, decided_at } = row;
  return {
    ...{ id, kind, state, email, name, lines },
    askedAt: asked_at.toISOString(),
    replyBy: due_at.toISOString(),
    overdue: state === 'open' && due_at < now,
    decidedAt: decided_at?.toISOString() ?? null,
  };
}
