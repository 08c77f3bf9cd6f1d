import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ItemView, Output, QuoteView } from '@shop/contract';
import type { PriceList } from '@shop/pricing';
import { In, LessThan } from 'typeorm';
import { Products } from '../../catalogue/public';
import { Tariffs } from '../../tariff/public';
import { createToken, hashToken, isOpaqueToken } from '../../auth/public';
import {
  type Caller,
  Clock,
  Database,
  isUuid,
  Outbox,
  priceListOf,
  ApiError,
  fieldError,
  type Tx,
} from '../../common/public';
import type { QuoteTerms } from '../quotes.service';
import { Offer } from '../offer.entity';
import { toOfferView } from './offer-view';
import { hasActiveOrder } from './offers.queries';

export interface NewOffer {
  kind: Offer['kind'];
  priceList: PriceList;
  items: readonly ItemView[];
  /** For exactly these items and terms. */
  quote: QuoteView;
  terms: QuoteTerms;
  validUntil: Date;
  /** The only account that may order it. */
  accountId?: string | undefined;
  requestId?: string | undefined;
  message?: string | undefined;
}

/** The fields an order takes from an offer. */
export type OrderableOffer = Pick<Offer, 'id' | 'items' | 'quote' | 'perCny' | 'rateFrom'>;

/** Days for which an expired shared quote is stored, so that opening it says that it expired. */
export const EXPIRED_QUOTE_DAYS = 90;

/** Quotes with fixed prices: shared by anyone, or made by staff to answer a quote request. */
@Injectable()
export class Offers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly products: Products,
    private readonly tariffs: Tariffs,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.schedule('23 4 * * *', 'offers.sweep', () => this.deleteExpired());
  }

  /** Returns the token of the link; only its hash is stored. */
  async create(tx: Tx, offer: NewOffer): Promise<{ id: string; token: string }> {
    const { kind, items, quote, priceList, terms, validUntil, accountId, requestId, message } = offer;
    const { currency, perCny, validFrom } = this.tariffs.rateOf(terms.currency);
    const [id, token] = [randomUUID(), createToken()];
    await tx.insert(Offer, {
      id,
      tokenHash: hashToken(token),
      kind,
      items: [...items],
      quote: withoutPromise(quote),
      currency,
      perCny,
      rateFrom: validFrom,
      priceList,
      country: terms.country,
      shippingMethod: terms.shippingMethod,
      paymentMethod: terms.paymentMethod,
      skus: [...new Set(items.map(({ sku }) => sku))].filter((sku) => this.products.isOffered(sku)),
      message: message ?? null,
      accountId: accountId ?? null,
      requestId: requestId ?? null,
      createdAt: this.clock.now(),
      validUntil,
    });
    return { id, token };
  }

  /**
   * @param key token of the link, or the id for the account the offer was made for
   * @throws ApiError `offer_not_found`, `offer_expired`
   */
  async view(key: string, caller: Caller | null, language: string): Promise<Output<'Quotation/SharedQuote'>> {
    const offer = this.assertValidOffer(await findOffer(this.database.reader, key, caller));
    const ordered = await isOrdered(this.database.reader, offer);
    const isOffered = (sku: string) => this.isStillOffered(offer, sku);
    return toOfferView(offer, ordered, this.products, isOffered, language);
  }

  /**
   * Locks an offer for an order of this transaction, which must store its id. A staff offer can be ordered once.
   * @throws ApiError `offer_not_found`, `offer_expired`, `offer_not_yours`, `offer_for_resellers`, `offer_used`,
   *   `offer_country_differs`, `validation_failed` for other terms, and `offer_unavailable` for withdrawn products
   */
  async lockForOrder(tx: Tx, key: string, caller: Caller, terms: QuoteTerms): Promise<OrderableOffer> {
    const offer = this.assertValidOffer(await findOffer(tx, key, caller, 'for update'));
    if (offer.accountId !== null && offer.accountId !== caller.accountId) throw new ApiError('offer_not_yours');
    if (offer.priceList === 'reseller' && priceListOf(caller) !== 'reseller') throw new ApiError('offer_for_resellers');
    if (await isOrdered(tx, offer)) throw new ApiError('offer_used');
    assertSameTerms(offer, terms);
    const unavailable = offer.items.flatMap(({ sku }, i) => (this.isStillOffered(offer, sku) ? [] : [`items[${i}]`]));
    if (unavailable.length > 0)
      throw new ApiError(
        'offer_unavailable',
        unavailable.map((field) => ({ field, code: 'unknown_product' })),
      );
    const { id, items, quote, perCny, rateFrom } = offer;
    return { id, items, quote, perCny, rateFrom };
  }

  /** Deletes the offers that answer quote requests. Orders placed from them stay. */
  async deleteByRequests(tx: Tx, requestIds: readonly string[]): Promise<void> {
    await tx.delete(Offer, { requestId: In(requestIds) });
  }

  private assertValidOffer(offer: Offer | null): Offer {
    if (!offer) throw new ApiError('offer_not_found');
    if (offer.validUntil <= this.clock.now()) throw new ApiError('offer_expired');
    return offer;
  }

  private isStillOffered({ skus }: Offer, sku: string): boolean {
    return !skus.includes(sku) || this.products.isOffered(sku);
  }

  private async deleteExpired(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - EXPIRED_QUOTE_DAYS * 86_400_000);
    await this.database.reader.delete(Offer, { kind: 'shared', validUntil: LessThan(before) });
  }
}

/** By the token of its link, or by id for the account it was made for. */
async function findOffer(
  tx: Tx,
  key: string,
  caller: Caller | null,
  lock: '' | 'for update' = '',
): Promise<Offer | null> {
  const where = isOpaqueToken(key) ? { tokenHash: hashToken(key) } : byOwnId(key, caller);
  if (!where) return null;
  return tx.findOne(Offer, { where, ...(lock && { lock: { mode: 'pessimistic_write' as const } }) });
}

function byOwnId(key: string, caller: Caller | null): { id: string; accountId: string } | null {
  return caller && isUuid(key) ? { id: key, accountId: caller.accountId } : null;
}

/** Whether a staff offer has an order that is neither cancelled nor expired. */
async function isOrdered(tx: Tx, { id, kind }: Offer): Promise<boolean> {
  return kind === 'staff' && hasActiveOrder(tx, id);
}

/** Delivery estimates count from the day of the quote, so a stored quote has none. */
function withoutPromise({ promise: _, ...quote }: QuoteView): QuoteView {
  return quote;
}

function assertSameTerms(offer: Offer, terms: QuoteTerms): void {
  if (terms.country !== offer.country) throw fieldError('offer_country_differs', 'country');
  const others = (['currency', 'shippingMethod', 'paymentMethod'] as const).filter(
    (name) => terms[name] !== offer[name],
  );
  if (others.length > 0)
    throw new ApiError(
      'validation_failed',
      others.map((field) => ({ field, code: 'invalid' })),
    );
}
