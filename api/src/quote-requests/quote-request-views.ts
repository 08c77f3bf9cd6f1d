import { Injectable } from '@nestjs/common';
import type { AdminQuoteRequestRowView, AdminQuoteRequestView, ItemView } from '@shop/contract';
import { Products } from '../catalogue/public';
import { Clock, errorText, type Tx } from '../common/public';
import { Quotes } from '../quoting/public';
import { defaultTermsFor } from './quote-request-answers.service';
import { loadRequest, type RequestRow } from './quote-request.queries';

/** Builds the staff view of a quote request. */
@Injectable()
export class QuoteRequestViews {
  constructor(
    private readonly quotes: Quotes,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  /**
   * A request with the tariff's own prices for comparison.
   *
   * @throws ApiError `resource_not_found`
   */
  async load(tx: Tx, id: string, language: string): Promise<AdminQuoteRequestView> {
    const now = this.clock.now();
    const row = await loadRequest(tx, id, now);
    return {
      ...toRowView({ ...row, lines: row.wish ? 1 : row.items.length }, now),
      accountId: row.account_id,
      language: row.language,
      priceList: row.price_list,
      message: row.message,
      items: row.items.map((item) => this.toItemView(item, row, language)),
      wish: row.wish,
      requestedTerms: row.terms,
      terms: defaultTermsFor(row),
      answer: row.answer && {
        ...row.answer,
        validUntil: row.valid_until?.toISOString() ?? null,
        by: row.decided_by,
      },
      orderId: row.order_id,
    };
  }

  private toItemView(
    item: ItemView,
    { price_list }: RequestRow,
    language: string,
  ): AdminQuoteRequestView['items'][number] {
    const price = this.quotes.tryLine(price_list, item);
    const label = this.products.label(item.sku, language);
    return {
      item,
      name: this.products.nameOf(item, language),
      ...this.products.configurationNames(item, language),
      category: label?.category ?? '',
      slug: label?.slug ?? '',
      fen: 'fen' in price ? price.fen : null,
      why: 'error' in price ? errorText(language, price.error) : null,
    };
  }
}

/** The part of a request that lists show. */
export type QuoteRequestListRow = Pick<
  RequestRow,
  'id' | 'kind' | 'state' | 'email' | 'name' | 'requested_at' | 'due_at' | 'decided_at'
> & { lines: number };

export function toRowView(row: QuoteRequestListRow, now: Date): AdminQuoteRequestRowView {
  const { id, kind, state, email, name, lines, requested_at, due_at, decided_at } = row;
  return {
    ...{ id, kind, state, email, name, lines },
    requestedAt: requested_at.toISOString(),
    replyBy: due_at.toISOString(),
    overdue: state === 'open' && due_at < now,
    decidedAt: decided_at?.toISOString() ?? null,
  };
}
