import { Injectable } from '@nestjs/common';
import { BUY_FOR_ME, PREPAID_ACCOUNT, type Input, type ItemView, type QuoteView } from '@shop/contract';
import { AuditLog, type Caller, Clock, Database, ApiError, fieldError, type Tx } from '../common/public';
import { Offers, Quotes, type QuoteTerms } from '../quoting/public';
import { defaultTerms } from './default-terms';
import { QuoteRequest } from './quote-request.entity';
import { type Answer, type AnswerLine, lockOpenRequest, loadRequest, type RequestRow } from './quote-request.queries';
import { QuoteRequestNotifications } from './quote-request-notifications';
import { parseValidUntil } from './valid-until';

type Preview = Input<'admin/quote-request-preview'>;

/** The items, terms and quote of an answer. */
interface PricedAnswer {
  items: ItemView[];
  terms: QuoteTerms;
  quote: QuoteView;
}

/** Staff answer quote requests with prices, which creates an offer, or decline them. */
@Injectable()
export class QuoteRequestAnswers {
  constructor(
    private readonly database: Database,
    private readonly quotes: Quotes,
    private readonly offers: Offers,
    private readonly notifications: QuoteRequestNotifications,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * The quote that an answer would create.
   *
   * @throws ApiError the errors of `answer` for lines and terms
   */
  async preview(id: string, input: Preview): Promise<QuoteView> {
    return this.priceAnswer(await loadRequest(this.database.reader, id, this.clock.now()), input).quote;
  }

  /**
   * Stores the quote as an offer and emails its link to the customer.
   *
   * @throws ApiError `resource_not_found`; `already_decided`; `validation_failed` for lines that do not match the request or
   *   a validity that is past or over 90 days ahead; `prepaid_not_allowed`; `weight_missing`; the tariff's errors for the terms
   */
  async answer(tx: Tx, by: Caller, id: string, input: Input<'admin/quote-request-answer'>): Promise<void> {
    const now = this.clock.now();
    await lockOpenRequest(tx, id);
    const request = await loadRequest(tx, id, now);
    const validUntil = parseValidUntil(input.validUntil, now);
    const { items, terms, quote } = this.priceAnswer(request, input);
    const message = input.message.trim();
    const { currency, total: amount } = quote.adjusted;
    const total = { currency, amount };
    const answer: Answer = { lines: input.lines, message, terms, total };
    const decision = { state: 'answered', decidedAt: now, decidedBy: by.accountId, validUntil, answer } as const;
    await tx.update(QuoteRequest, { id }, decision);
    const { token } = await this.offers.create(tx, {
      kind: 'staff',
      items,
      quote,
      terms,
      priceList: request.price_list,
      validUntil,
      accountId: request.account_id ?? undefined,
      requestId: id,
      message,
    });
    await this.recordAudit(tx, by, id, 'quote-request-answered', {
      state: 'answered',
      total,
      validUntil: validUntil.toISOString(),
    });
    await this.notifications.notifyAnswered(tx, id, token);
  }

  /** @throws ApiError `resource_not_found`, `already_decided` */
  async decline(tx: Tx, by: Caller, id: string, { message }: Input<'admin/quote-request-decline'>): Promise<void> {
    await lockOpenRequest(tx, id);
    const answer: Answer = { lines: [], message: message.trim(), terms: null, total: null };
    const decision = { state: 'declined', decidedAt: this.clock.now(), decidedBy: by.accountId, answer } as const;
    await tx.update(QuoteRequest, { id }, decision);
    await this.recordAudit(tx, by, id, 'quote-request-declined', { state: 'declined', message: message.trim() });
    await this.notifications.notifyDeclined(tx, id);
  }

  private priceAnswer(request: RequestRow, { lines, ...termsInput }: Preview): PricedAnswer {
    const items = offeredItems(request, lines);
    const terms = { ...defaultTermsFor(request), ...omitUndefined(termsInput) };
    if (terms.paymentMethod === PREPAID_ACCOUNT && request.role !== 'reseller') {
      throw fieldError('prepaid_not_allowed', 'paymentMethod');
    }
    const pricedLines = lines.map(({ fen, grams, cm3 }, index) => ({ fen, grams, cm3, item: items[index] }));
    return { items, terms, quote: this.quotes.quoteNegotiated(request.price_list, pricedLines, terms) };
  }

  private recordAudit(tx: Tx, by: Caller, id: string, action: string, after: object): Promise<void> {
    return this.audit.record(tx, by, { action, kind: 'quote-request', id, before: { state: 'open' }, after });
  }
}

/** The terms of an answer that does not specify others. */
export function defaultTermsFor({ terms, role, language, currency, country }: RequestRow): QuoteTerms {
  return defaultTerms(terms, { role, language, currency, country });
}

/** The requested items, or for a buy-for-me request one item per line of the answer. */
function offeredItems({ items, wish }: RequestRow, lines: readonly AnswerLine[]): ItemView[] {
  if (wish) return lines.map(({ label = wish.what, quantity = wish.quantity }) => toPurchaseItem(label, quantity));
  if (lines.length !== items.length)
    throw new ApiError('validation_failed', [{ field: 'lines', code: 'lines_differ' }]);
  return items;
}

function toPurchaseItem(label: string, quantity: number): ItemView {
  return { sku: BUY_FOR_ME, quantity, artwork: 'blank', finishes: [], label };
}

/** Removes fields that were not sent, so that they do not override the defaults. */
function omitUndefined(terms: Omit<Preview, 'lines'>): Partial<QuoteTerms> {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
}
