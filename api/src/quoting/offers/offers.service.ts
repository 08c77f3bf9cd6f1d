import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ItemView, Output, QuoteView } from '@shop/contract';
import type { PriceList } from '@shop/pricing';
import { Products, Tariffs } from '../../catalogue/public';
import { freshToken, hashToken, isToken } from '../../identity/public';
import {
  type Caller,
  Clock,
  Database,
  isUuid,
  Outbox,
  priceListOf,
  Refusal,
  refuseField,
  type Tx,
} from '../../kernel/public';
import type { Terms } from '../quotes.service';
import { Offer } from '../offer.entity';
import { offerView } from './offer-view';

export interface NewOffer {
  kind: Offer['kind'];
  priceList: PriceList;
  items: readonly ItemView[];
  /** Of just these items at these terms. */
  quote: QuoteView;
  terms: Terms;
  validUntil: Date;
  /** Only this account may order it then. */
  accountId?: string | undefined;
  requestId?: string | undefined;
  message?: string | undefined;
}

/** What an order takes over from an offer. */
export type Ordering = Pick<Offer, 'id' | 'items' | 'quote' | 'perCny' | 'rateFrom'>;

/** Shared offers are kept so long after they ran out, to say that they did. */
const KEPT_MS = 90 * 86_400_000;

/** Frozen quotes: made by anyone to be passed on, or by staff for whoever asked. */
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
    this.outbox.schedule('23 4 * * *', 'offers.sweep', () => this.sweep());
  }

  /** The token is told this once: only its hash is kept. */
  async make(tx: Tx, given: NewOffer): Promise<{ id: string; token: string }> {
    const { kind, items, quote, priceList, terms, validUntil, accountId, requestId, message } = given;
    const { currency, perCny, validFrom } = this.tariffs.rateOf(terms.currency);
    const [id, token] = [randomUUID(), freshToken()];
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
      skus: [...new Set(items.map(({ sku }) => sku))].filter((sku) => this.products.offered(sku)),
      message: message ?? null,
      accountId: accountId ?? null,
      requestId: requestId ?? null,
      madeAt: this.clock.now(),
      validUntil,
    });
    return { id, token };
  }

  /** For whoever holds the link, or has the account it was made for. Refuses `offer_not_found`, `offer_expired`. */
  async open(key: string, caller: Caller | null, language: string): Promise<Output<'Quotation/SharedQuote'>> {
    const offer = this.inForce(await find(this.database.reader, key, caller));
    const ordered = await isOrdered(this.database.reader, offer);
    return offerView(
      offer,
      ordered,
      (item) => this.products.nameOf(item, language),
      (sku) => this.products.label(sku, language),
      (sku) => this.stillOffered(offer, sku),
    );
  }

  /**
   * Takes the offer for an order of this transaction, which must name it (`offer_id`); of two orders of one staff offer the
   * second is refused. Refuses what is not the caller's to order, other terms than the offer's, and what is withdrawn.
   */
  async forOrdering(tx: Tx, key: string, caller: Caller, terms: Terms): Promise<Ordering> {
    const offer = this.inForce(await find(tx, key, caller, 'for update'));
    if (offer.accountId !== null && offer.accountId !== caller.accountId) throw new Refusal('offer_not_yours');
    if (offer.priceList === 'reseller' && priceListOf(caller) !== 'reseller') throw new Refusal('offer_for_resellers');
    if (await isOrdered(tx, offer)) throw new Refusal('offer_used');
    mustBeItsTerms(offer, terms);
    const gone = offer.items.flatMap(({ sku }, i) => (this.stillOffered(offer, sku) ? [] : [`items[${i}]`]));
    if (gone.length > 0)
      throw new Refusal(
        'offer_unavailable',
        gone.map((field) => ({ field, code: 'unknown_product' })),
      );
    const { id, items, quote, perCny, rateFrom } = offer;
    return { id, items, quote, perCny, rateFrom };
  }

  /** The answers to these requests go with whoever asked; what was ordered from them stays ordered. */
  async forget(tx: Tx, requestIds: readonly string[]): Promise<void> {
    await tx.query('delete from offer where request_id = any($1)', [requestIds]);
  }

  private inForce(offer: Offer | null): Offer {
    if (!offer) throw new Refusal('offer_not_found');
    if (offer.validUntil <= this.clock.now()) throw new Refusal('offer_expired');
    return offer;
  }

  private stillOffered({ skus }: Offer, sku: string): boolean {
    return !skus.includes(sku) || this.products.offered(sku);
  }

  private async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.database.reader.query(`delete from offer where kind = 'shared' and valid_until < $1`, [before]);
  }
}

/** By the link's token; the account it was made for finds it by its id too. */
async function find(tx: Tx, key: string, caller: Caller | null, lock: '' | 'for update' = ''): Promise<Offer | null> {
  const where = isToken(key) ? { tokenHash: hashToken(key) } : ownId(key, caller);
  if (!where) return null;
  return tx.findOne(Offer, { where, ...(lock && { lock: { mode: 'pessimistic_write' as const } }) });
}

function ownId(key: string, caller: Caller | null): { id: string; accountId: string } | null {
  return caller && isUuid(key) ? { id: key, accountId: caller.accountId } : null;
}

/** A staff offer is for one order; one that was cancelled or never paid gives it back. */
async function isOrdered(tx: Tx, { id, kind }: Offer): Promise<boolean> {
  if (kind === 'shared') return false;
  const orders: unknown[] = await tx.query(
    `select from customer_order where offer_id = $1 and state not in ('cancelled', 'expired') limit 1`,
    [id],
  );
  return orders.length > 0;
}

/** Promised days count from the day they are asked: a frozen quote has none. */
function withoutPromise({ promise: _, ...quote }: QuoteView): QuoteView {
  return quote;
}

function mustBeItsTerms(offer: Offer, terms: Terms): void {
  if (terms.country !== offer.country) throw refuseField('offer_country_differs', 'country');
  const others = (['currency', 'shippingMethod', 'paymentMethod'] as const).filter(
    (name) => terms[name] !== offer[name],
  );
  if (others.length > 0)
    throw new Refusal(
      'validation_failed',
      others.map((field) => ({ field, code: 'invalid' })),
    );
}
