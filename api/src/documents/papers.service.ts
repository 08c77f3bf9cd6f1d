import { Injectable } from '@nestjs/common';
import type { Input, LanguageCode, OrderDocumentsView } from '@shop/contract';
import { dayInChina, isDay } from '@shop/order-flow';
import { Tariffs } from '../catalogue/public';
import { type Caller, Clock, Database, Refusal, refuseField } from '../kernel/public';
import { prepaidPeriod } from '../ledger/public';
import { Cart, CustomerOrder, paymentOf } from '../orders/public';
import { typeset } from '../paper/public';
import { creditNoteNamed, documentsOf } from './documents.queries';
import { Issuing } from './issuing.service';
import { OrderPapers } from './order-papers.service';
import { phrasesIn } from './phrases';
import { creditNoteSheet } from './sheets/credit-note-sheet';
import { invoiceSheet, proFormaSheet } from './sheets/invoice-sheet';
import { rateWords } from './sheets/parts';
import { quoteSheet } from './sheets/quote-sheet';
import { statementSheet } from './sheets/statement-sheet';
import { statementCsv, type Statement } from './statement';

/** A file to be kept. */
export interface Paper {
  /** Safe in every file system: of letters, digits, `.`, `_` and `-`. */
  name: string;
  type: 'application/pdf' | 'text/csv; charset=utf-8';
  content: Buffer;
}

type StatementInput = Input<'Account/PrepaidStatement'>;

const DAY_MS = 86_400_000;
const CHINA_MS = 8 * 3_600_000;
/** As many as a document can hold. */
const MOST_MOVEMENTS = { pdf: 3000, csv: 50_000 } as const;
const PAID_LATER = ['preorder', 'awaiting_payment'];

/** Documents as files. */
@Injectable()
export class Papers {
  constructor(
    private readonly database: Database,
    private readonly issuing: Issuing,
    private readonly papers: OrderPapers,
    private readonly cart: Cart,
    private readonly tariffs: Tariffs,
    private readonly clock: Clock,
  ) {}

  async list({ id }: CustomerOrder): Promise<OrderDocumentsView> {
    await this.issuing.all(id);
    return documentsOf(this.database.reader, id);
  }

  /** The invoice, issued now if need be; before payment a pro-forma. Refuses `nothing_to_invoice` where nothing will be paid. */
  async invoice(order: CustomerOrder, language?: LanguageCode): Promise<Paper> {
    const issued = await this.issuing.invoice(order.id);
    if (issued) return pdf(issued.name, await typeset(invoiceSheet(issued.data, issued)));
    if (!PAID_LATER.includes(order.state)) throw new Refusal('nothing_to_invoice');
    const data = await this.papers.freeze(this.database.reader, order, language);
    return pdf(`pro-forma-${order.id}`, await typeset(proFormaSheet(data, { at: this.clock.now(), due: order.dueAt })));
  }

  /** Refuses `resource_not_found` where `mayRead` says no, as where there is none. */
  async creditNote(name: string, mayRead: (note: { accountId: string; orderId: string }) => boolean): Promise<Paper> {
    const note = await creditNoteNamed(this.database.reader, name.toUpperCase());
    if (!note || !mayRead(note)) throw new Refusal('resource_not_found');
    return pdf(note.name, await typeset(creditNoteSheet(note.data, note)));
  }

  /** The quote at which an order was placed. */
  async orderQuote(order: CustomerOrder, language?: LanguageCode): Promise<Paper> {
    const { reader } = this.database;
    const frozen = await this.papers.freeze(reader, order, language);
    const phrases = phrasesIn(frozen.language);
    const { say, day } = phrases;
    const until = day(order.dueAt);
    const accepted = (await paymentOf(reader, order.id)) !== null;
    const open = PAID_LATER.includes(order.state) && order.dueAt > this.clock.now();
    const sheet = quoteSheet(
      {
        seller: this.papers.seller,
        at: order.placedAt,
        orderId: order.id,
        facts: [
          { name: say('fact.date'), value: day(order.placedAt) },
          { name: say('fact.order'), value: order.id },
          { name: say('fact.shipTo'), value: phrases.country(order.country) },
          { name: say('fact.shipping'), value: frozen.shipping },
          { name: say('fact.payBy'), value: say(order.paymentMethod === 3 ? 'route.prepaid' : 'route.paypal') },
        ],
        standing: accepted ? say('standing.accepted') : open ? say('standing.validUntil', { until }) : '',
        validity: accepted ? say('quote.accepted') : open ? say('quote.open', { until }) : say('quote.ended'),
        rate: rateWords(frozen, phrases),
        lines: frozen.lines,
        quote: order.quote,
        digits: frozen.digits,
        finish: (code) => this.papers.finishName(code, frozen.language),
      },
      phrases,
    );
    return pdf(`quote-${order.id}`, await typeset(sheet));
  }

  /** What the cart costs just now. Refuses what pricing refuses, and a coupon that may not be used. */
  async cartQuote(caller: Caller, terms: Input<'Cart/QuotePdf'>, language: LanguageCode): Promise<Paper> {
    const items = await this.cart.lines(caller);
    const quote = await this.cart.quote(caller, terms);
    const phrases = phrasesIn(language);
    const { say, day } = phrases;
    const at = this.clock.now();
    const { currency } = quote.adjusted;
    const { perCny, validFrom } = this.tariffs.rateOf(currency);
    const rate = String(Number(perCny));
    const sheet = quoteSheet(
      {
        seller: this.papers.seller,
        at,
        facts: [
          { name: say('fact.date'), value: day(at) },
          { name: say('fact.email'), value: caller.email },
          { name: say('fact.shipTo'), value: phrases.country(terms.country) },
          { name: say('fact.shipping'), value: this.papers.shippingName(terms.shippingMethod, language) },
          { name: say('fact.payBy'), value: say(terms.paymentMethod === 3 ? 'route.prepaid' : 'route.paypal') },
        ],
        standing: say('standing.today', { date: day(at) }),
        validity: say('quote.cart', { date: day(at) }),
        rate: currency === 'CNY' ? say('rateNone') : say('rateToday', { rate, currency, date: day(validFrom) }),
        lines: items.map((item, place) =>
          this.papers.line(item, quote.original.lines[place]?.line ?? 0, quote.adjusted.lines[place] ?? 0, phrases),
        ),
        quote,
        digits: this.papers.digitsOf(currency),
        finish: (code) => this.papers.finishName(code, language),
      },
      phrases,
    );
    return pdf(`quote-${dayInChina(at)}`, await typeset(sheet));
  }

  /** Refuses `statement_too_long`, and `validation_failed` for a period that is none. */
  async statement(
    account: { accountId: string; email: string },
    { from, to, format }: StatementInput,
    language: LanguageCode,
  ): Promise<Paper> {
    for (const [field, day] of Object.entries({ from, to }))
      if (!isDay(day)) throw new Refusal('validation_failed', [{ field, code: 'invalid' }]);
    if (to < from) throw refuseField('validation_failed', 'to');
    const [first, last] = [startOf(from), startOf(to)];
    const span = { from: first, until: new Date(last.getTime() + DAY_MS), most: MOST_MOVEMENTS[format] };
    const { opening, movements, more } = await prepaidPeriod(this.database.reader, account.accountId, span);
    if (more) throw new Refusal('statement_too_long');
    const statement: Statement = { email: account.email, from, to, opening, movements };
    const name = `prepaid-${from}-${to}`;
    const phrases = phrasesIn(language);
    if (format === 'pdf')
      return pdf(name, await typeset(statementSheet(statement, this.papers.seller, this.clock.now(), phrases)));
    const content = Buffer.from(statementCsv(statement, phrases));
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content };
  }
}

/** When a day begins where we work. */
function startOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - CHINA_MS);
}

function pdf(name: string, content: Buffer): Paper {
  return { name: `${name}.pdf`, type: 'application/pdf', content };
}
