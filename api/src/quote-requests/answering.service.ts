import { Injectable } from '@nestjs/common';
import { BUY_FOR_ME, type Input, type ItemView, type QuoteView } from '@shop/contract';
import { Audit, type Caller, Clock, Database, Refusal, refuseField, type Tx } from '../kernel/public';
import { Offers, Quotes, type Terms } from '../quoting/public';
import { likelyTerms } from './likely-terms';
import { type AnswerLine, lockOpenRequest, requestOf, type RequestRow } from './request.queries';
import { RequestLetters } from './request-letters';
import { validUntilOf } from './valid-until';

const PREPAID_ACCOUNT = 3;

type Preview = Input<'admin/quote-request-preview'>;

/** What an answer comes to. */
interface Drawn {
  items: ItemView[];
  terms: Terms;
  quote: QuoteView;
}

/** Staff answer what people asked: with prices that make an offer, or with a no. */
@Injectable()
export class Answering {
  constructor(
    private readonly database: Database,
    private readonly quotes: Quotes,
    private readonly offers: Offers,
    private readonly letters: RequestLetters,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The quote that an answer would make. Refuses what `answer` refuses for its lines and terms. */
  async preview(id: string, input: Preview): Promise<QuoteView> {
    return this.draw(await requestOf(this.database.reader, id, this.clock.now()), input).quote;
  }

  /**
   * Freezes the quote as an offer and mails its link. Refuses lines that are not those asked for, what the tariff refuses
   * of the terms, `weight_missing`, a time of validity that is past or over 90 days ahead, and `already_decided`.
   */
  async answer(tx: Tx, by: Caller, id: string, input: Input<'admin/quote-request-answer'>): Promise<void> {
    const now = this.clock.now();
    await lockOpenRequest(tx, id);
    const request = await requestOf(tx, id, now);
    const validUntil = validUntilOf(input.validUntil, now);
    const { items, terms, quote } = this.draw(request, input);
    const message = input.message.trim();
    const { currency, total: amount } = quote.adjusted;
    const total = { currency, amount };
    await tx.query(
      `update quote_request set state = 'answered', decided_at = $2, decided_by = $3, valid_until = $4, answer = $5 where id = $1`,
      [id, now, by.accountId, validUntil, { lines: input.lines, message, terms, total }],
    );
    const { token } = await this.offers.make(tx, {
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
    await this.record(tx, by, id, 'quote-request-answered', {
      state: 'answered',
      total,
      validUntil: validUntil.toISOString(),
    });
    await this.letters.answered(tx, id, token);
  }

  /** Refuses `already_decided`. */
  async decline(tx: Tx, by: Caller, id: string, { message }: Input<'admin/quote-request-decline'>): Promise<void> {
    await lockOpenRequest(tx, id);
    await tx.query(
      `update quote_request set state = 'declined', decided_at = $2, decided_by = $3, answer = $4 where id = $1`,
      [id, this.clock.now(), by.accountId, { lines: [], message: message.trim(), terms: null, total: null }],
    );
    await this.record(tx, by, id, 'quote-request-declined', { state: 'declined', message: message.trim() });
    await this.letters.declined(tx, id);
  }

  private draw(request: RequestRow, { lines, ...named }: Preview): Drawn {
    const items = itemsOf(request, lines);
    const terms = { ...termsOf(request), ...said(named) };
    if (terms.paymentMethod === PREPAID_ACCOUNT && request.role !== 'reseller') {
      throw refuseField('prepaid_not_allowed', 'paymentMethod');
    }
    const agreed = lines.map(({ fen, grams, cm3 }, at) => ({ fen, grams, cm3, item: items[at] }));
    return { items, terms, quote: this.quotes.agreed(request.price_list, agreed, terms) };
  }

  private record(tx: Tx, by: Caller, id: string, action: string, after: object): Promise<void> {
    return this.audit.record(tx, by, { action, kind: 'quote-request', id, before: { state: 'open' }, after });
  }
}

/** The terms an answer goes by where it names nothing else. */
export function termsOf({ terms, role, language, currency, country }: RequestRow): Terms {
  return likelyTerms(terms, { role, language, currency, country });
}

/** What is offered: the items asked for, or what staff found to buy, each of whose lines says what and how many. */
function itemsOf({ items, wish }: RequestRow, lines: readonly AnswerLine[]): ItemView[] {
  if (wish) return lines.map(({ label = wish.what, quantity = wish.quantity }) => purchase(label, quantity));
  if (lines.length !== items.length) throw new Refusal('validation_failed', [{ field: 'lines', code: 'lines_differ' }]);
  return items;
}

function purchase(label: string, quantity: number): ItemView {
  return { sku: BUY_FOR_ME, quantity, artwork: 'blank', finishes: [], label };
}

/** What is there: a field that was not sent overrules nothing. */
function said(terms: Omit<Preview, 'lines'>): Partial<Terms> {
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
}
