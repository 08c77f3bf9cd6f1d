import { Injectable } from '@nestjs/common';
import type { ItemView, LanguageCode } from '@shop/contract';
import { Products } from '../catalogue/public';
import { Tariffs } from '../tariff/public';
import { Accounts, type AccountSummary } from '../accounts/public';
import { numberFormat, regionNames, ShopSettings, type Tx, translations } from '../common/public';
import { type CustomerOrder, findOrderItems, findPayment } from '../orders/public';
import type { Buyer, DocumentLine, OrderDocumentData, Seller } from './document-data';
import { documentTexts, type DocumentTexts } from './document-texts';

/** What documents need of a customer. */
export type Customer = Pick<AccountSummary, 'email' | 'language'>;

/** Collects the data that documents of orders and carts print. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly accounts: Accounts,
    private readonly products: Products,
    private readonly tariffs: Tariffs,
    private readonly settings: ShopSettings,
  ) {}

  /** The seller, with the name of the country in the language of the document. */
  sellerIn(language: string): Seller {
    const { name, address, country, taxId, email, phone } = this.settings.current.seller;
    const countryName = country && regionNames(language).of(country);
    return {
      name,
      address: [...address, ...(countryName ? [countryName] : [])],
      ...(taxId && { taxId }),
      ...(email && { email }),
      ...(phone && { phone }),
    };
  }

  /** @param language defaults to the customer's language */
  async collectData(tx: Tx, order: CustomerOrder, language?: LanguageCode): Promise<OrderDocumentData> {
    return this.collectDataFor(tx, order, await this.accounts.findById(tx, order.accountId), language);
  }

  /** The same for a customer who is loaded already. */
  async collectDataFor(
    tx: Tx,
    order: CustomerOrder,
    customer: Customer | null,
    language?: LanguageCode,
  ): Promise<OrderDocumentData> {
    const documentLanguage = language ?? customer?.language ?? 'en';
    const texts = documentTexts(documentLanguage);
    const items = await findOrderItems(tx, order.id);
    const payment = await findPayment(tx, order);
    const { product, discount, shippingFirst, shippingNext, exchangeFee, remittanceFee, total } = order.quote.adjusted;
    return {
      language: documentLanguage,
      seller: this.sellerIn(documentLanguage),
      buyer: toBuyer(order, customer?.email),
      orderId: order.id,
      currency: order.currency,
      digits: this.currencyDigits(order.currency),
      placedAt: order.placedAt.toISOString(),
      payment: payment && { ...payment, at: payment.at.toISOString() },
      shipping: this.shippingName(order.shippingMethod, documentLanguage),
      perCny: order.perCny,
      rateFrom: order.rateFrom?.toISOString() ?? null,
      lines: items.map(({ item, lineFen, lineAmount }) => this.toDocumentLine(item, lineFen, lineAmount, texts)),
      sums: {
        ...{ product, shippingFirst, shippingNext, exchangeFee, remittanceFee, total },
        ...(discount !== undefined && { discount }),
      },
    };
  }

  toDocumentLine(item: ItemView, fen: number, amount: number, texts: DocumentTexts): DocumentLine {
    const { t, language } = texts;
    const { model, finishes } = this.products.describeItem(item, language);
    const product = this.products.nameOf(item, language);
    const size = formatSize(item, texts) ?? model;
    return {
      sku: item.sku,
      name: size === undefined ? product : t('item', { product, size }),
      details: [...(size === undefined ? [] : [t(`artwork.${item.artwork}`)]), ...finishes],
      ...(item.label && item.label !== product && { label: item.label }),
      quantity: item.quantity,
      fen,
      amount,
    };
  }

  /** Decimal places of a currency. */
  currencyDigits(currency: string): number {
    const configured = this.tariffs.rates().find((rate) => rate.currency === currency)?.digits;
    if (configured !== undefined) return configured;
    return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  }

  shippingName(method: number, language: string): string {
    return String(translations(language, 'shipping')[String(method)] ?? method);
  }

  finishName(code: string, language: string): string {
    return this.products.describeItem({ sku: '', finishes: [code] }, language).finishes[0] ?? code;
  }
}

function toBuyer({ shipTo, country }: CustomerOrder, email: string | undefined): Buyer {
  const { firstName, lastName, company, line1, line2, city, region, postCode } = shipTo;
  const fields = { firstName, lastName, company, line1, line2, city, region, postCode };
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, text]) => text)),
    country,
    ...(email && !email.endsWith('@closed.invalid') && { email }),
  };
}

/** Formats `3 × 6 ft`; undefined for a product that is sold by the piece. */
function formatSize({ width, length, unit }: ItemView, { language, t }: DocumentTexts): string | undefined {
  if (width === undefined || length === undefined || unit === undefined) return undefined;
  const number = numberFormat(language, { maximumFractionDigits: 4, useGrouping: false });
  const side = (text: string) => number.format(Number(text));
  return `${side(width)} × ${side(length)} ${t(`unit.${unit}`)}`;
}
