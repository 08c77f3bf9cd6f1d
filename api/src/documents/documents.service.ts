import { Injectable } from '@nestjs/common';
import {
  findPaymentMethod,
  type Input,
  type LanguageCode,
  type OrderDocumentsView,
  PAYMENT_METHODS,
  PAYPAL,
} from '@shop/contract';
import { startOfBusinessDay } from '@shop/ledger';
import { dayInChina, isCalendarDate } from '@shop/order-flow';
import { Tariffs } from '../tariff/public';
import { type Caller, Clock, Database, ApiError, fieldError, MEDIA_TYPES } from '../common/public';
import { loadPrepaidPeriod } from '../ledger/public';
import { Cart, CustomerOrder, findPayment } from '../orders/public';
import { type Field, type PdfDocument, renderPdf } from '../pdf/public';
import { findCreditNoteByNumber, loadDocumentsView } from './documents.queries';
import { DocumentIssuing } from './document-issuing.service';
import { OrderDocuments } from './order-documents.service';
import { documentTexts, type DocumentTexts } from './document-texts';
import { layOutCreditNote } from './layouts/credit-note';
import { layOutInvoice, layOutProForma } from './layouts/invoice';
import { formatExchangeRate } from './layouts/common';
import { layOutQuote } from './layouts/quote';
import { layOutStatement } from './layouts/statement';
import { statementCsv, type Statement } from './statement';

/** A document as a file to download. */
export interface DocumentFile {
  /** Contains only letters, digits, `.`, `_` and `-`. */
  name: string;
  type: 'application/pdf' | typeof MEDIA_TYPES.csv;
  content: Buffer;
}

type StatementInput = Input<'Account/PrepaidStatement'>;

const DAY_MS = 86_400_000;
/** Limits per format. A PDF has at most 250 pages. */
const MAX_TRANSACTIONS = { pdf: 3000, csv: 50_000 } as const;
const UNPAID_STATES = ['preorder', 'awaiting_payment'];

/** Renders the documents of orders, carts and prepaid accounts as files. */
@Injectable()
export class Documents {
  constructor(
    private readonly database: Database,
    private readonly issuing: DocumentIssuing,
    private readonly orderDocuments: OrderDocuments,
    private readonly cart: Cart,
    private readonly tariffs: Tariffs,
    private readonly clock: Clock,
  ) {}

  /** Lists an order's invoice and credit notes. Issues the ones that are missing. */
  async list({ id }: CustomerOrder): Promise<OrderDocumentsView> {
    await this.issuing.issueForOrder(id);
    return loadDocumentsView(this.database.reader, id);
  }

  /**
   * The invoice of an order, issued now if it is missing, or a pro-forma invoice before payment.
   *
   * @throws ApiError `nothing_to_invoice` if the order ended without a payment or costs nothing
   */
  async invoice(order: CustomerOrder, language?: LanguageCode): Promise<DocumentFile> {
    const issued = await this.issuing.ensureInvoice(order.id);
    if (issued) return renderFile(issued.name, layOutInvoice(issued.data, issued));
    if (!UNPAID_STATES.includes(order.state)) throw new ApiError('nothing_to_invoice');
    const data = await this.orderDocuments.collectData(this.database.reader, order, language);
    return renderFile(`pro-forma-${order.id}`, layOutProForma(data, { at: this.clock.now(), due: order.dueAt }));
  }

  /** @throws ApiError `resource_not_found` if there is no such credit note or `mayRead` returns false */
  async creditNote(
    number: string,
    mayRead: (note: { accountId: string; orderId: string }) => boolean,
  ): Promise<DocumentFile> {
    const note = await findCreditNoteByNumber(this.database.reader, number.toUpperCase());
    if (!note || !mayRead(note)) throw new ApiError('resource_not_found');
    return renderFile(note.name, layOutCreditNote(note.data, note));
  }

  /** The quote that an order was placed with. */
  async orderQuote(order: CustomerOrder, language?: LanguageCode): Promise<DocumentFile> {
    const { reader } = this.database;
    const data = await this.orderDocuments.collectData(reader, order, language);
    const texts = documentTexts(data.language);
    const { t, formatDate } = texts;
    const until = formatDate(order.dueAt);
    const isAccepted = (await findPayment(reader, order)) !== null;
    const isOpen = UNPAID_STATES.includes(order.state) && order.dueAt > this.clock.now();
    const layout = layOutQuote(
      {
        seller: this.orderDocuments.sellerIn(data.language),
        at: order.placedAt,
        orderId: order.id,
        fields: [
          { name: t('field.date'), value: formatDate(order.placedAt) },
          { name: t('field.order'), value: order.id },
          ...termsFields(order, data.shipping, texts),
        ],
        status: isAccepted ? t('status.accepted') : isOpen ? t('status.validUntil', { until }) : '',
        validity: isAccepted ? t('quote.accepted') : isOpen ? t('quote.open', { until }) : t('quote.ended'),
        rate: formatExchangeRate(data, texts),
        lines: data.lines,
        quote: order.quote,
        digits: data.digits,
        finishName: (code) => this.orderDocuments.finishName(code, data.language),
      },
      texts,
    );
    return renderFile(`quote-${order.id}`, layout);
  }

  /**
   * The quote of the caller's cart at current prices.
   *
   * @throws ApiError the errors of pricing and of coupons, such as `empty_cart`, `unknown_currency`
   */
  async cartQuote(caller: Caller, terms: Input<'Cart/QuotePdf'>, language: LanguageCode): Promise<DocumentFile> {
    const items = await this.cart.items(caller);
    const quote = await this.cart.quote(caller, terms);
    const texts = documentTexts(language);
    const { t } = texts;
    const at = this.clock.now();
    const date = texts.formatDate(at);
    const { currency } = quote.adjusted;
    const { perCny, validFrom } = this.tariffs.rateOf(currency);
    const rate = { rate: String(Number(perCny)), currency, date: texts.formatDate(validFrom) };
    const shipping = this.orderDocuments.shippingName(terms.shippingMethod, language);
    const lines = items.map((item, index) => {
      const { fen, amount } = { fen: quote.original.lines[index]?.line, amount: quote.adjusted.lines[index] };
      return this.orderDocuments.toDocumentLine(item, fen ?? 0, amount ?? 0, texts);
    });
    const layout = layOutQuote(
      {
        seller: this.orderDocuments.sellerIn(language),
        at,
        fields: [
          { name: t('field.date'), value: date },
          { name: t('field.email'), value: caller.email },
          ...termsFields(terms, shipping, texts),
        ],
        status: t('status.today', { date }),
        validity: t('quote.cart', { date }),
        rate: currency === 'CNY' ? t('rate.none') : t('rate.today', rate),
        lines,
        quote,
        digits: this.orderDocuments.currencyDigits(currency),
        finishName: (code) => this.orderDocuments.finishName(code, language),
      },
      texts,
    );
    return renderFile(`quote-${dayInChina(at)}`, layout);
  }

  /**
   * The statement of a prepaid account for whole days in China.
   *
   * @throws ApiError `validation_failed` if `from` or `to` is not a day or `to` is before `from`; `statement_too_long`
   */
  async statement(
    account: { accountId: string; email: string },
    { from, to, format }: StatementInput,
    language: LanguageCode,
  ): Promise<DocumentFile> {
    for (const [field, day] of Object.entries({ from, to }))
      if (!isCalendarDate(day)) throw new ApiError('validation_failed', [{ field, code: 'invalid' }]);
    if (to < from) throw fieldError('validation_failed', 'to');
    const until = new Date(startOfBusinessDay(to).getTime() + DAY_MS);
    const period = await loadPrepaidPeriod(this.database.reader, account.accountId, {
      ...{ from: startOfBusinessDay(from), until, limit: MAX_TRANSACTIONS[format] },
    });
    if (period.isTruncated) throw new ApiError('statement_too_long');
    const { opening, transactions } = period;
    const statement: Statement = { email: account.email, from, to, opening, transactions };
    const name = `prepaid-${from}-${to}`;
    const texts = documentTexts(language);
    if (format === 'pdf')
      return renderFile(
        name,
        layOutStatement(statement, this.orderDocuments.sellerIn(language), this.clock.now(), texts),
      );
    const content = Buffer.from(statementCsv(statement, texts));
    return { name: `${name}.csv`, type: MEDIA_TYPES.csv, content };
  }
}

function termsFields(
  { country, paymentMethod }: { country: string; paymentMethod: number },
  shipping: string,
  { t, countryName }: DocumentTexts,
): Field[] {
  return [
    { name: t('field.shipTo'), value: countryName(country) },
    { name: t('field.shipping'), value: shipping },
    { name: t('field.payBy'), value: t(`route.${PAYMENT_METHODS[findPaymentMethod(paymentMethod) ?? PAYPAL].key}`) },
  ];
}

async function renderFile(name: string, document: PdfDocument): Promise<DocumentFile> {
  return { name: `${name}.pdf`, type: 'application/pdf', content: await renderPdf(document) };
}
