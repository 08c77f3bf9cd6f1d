import { Injectable } from '@nestjs/common';
import type { Input, ItemView, Output } from '@shop/contract';
import { addBusinessHours } from '@shop/order-flow';
import { parsePublicLink } from '../artwork/public';
import { DeliveryDates, Tariffs } from '../tariff/public';
import { lockActiveAccount } from '../accounts/public';
import {
  type Caller,
  clientKey,
  Clock,
  Database,
  type FieldError,
  isStaff,
  type RateLimit,
  RateLimiter,
  type IdempotencyKey,
  priceListOf,
  ApiError,
  fieldError,
  type Tx,
} from '../common/public';
import { Cart } from '../orders/public';
import { Quotes, type QuoteTerms } from '../quoting/public';
import { QuoteRequestNotifications } from './quote-request-notifications';

const TEN_MINUTES_MS = 10 * 60_000;
const PER_CLIENT: RateLimit = { rule: 'quote-request-client', max: 20, windowMs: TEN_MINUTES_MS };
/** Limits confirmation emails, because a visitor can enter any address. */
const PER_ADDRESS: RateLimit = { rule: 'quote-request-address', max: 5, windowMs: TEN_MINUTES_MS };
const REPLY_WITHIN_HOURS = 48;

/** Who sent the request, from which IP address and in which language. */
export interface RequestOrigin {
  caller: Caller | null;
  language: string;
  address: string;
}

interface NewQuoteRequest {
  kind: 'item' | 'cart' | 'buy_for_me';
  items: readonly ItemView[];
  wish: object | null;
  terms: Partial<QuoteTerms>;
  message: string;
}

interface ContactDetails {
  email?: string | undefined;
  name?: string | undefined;
}

type CreatedRequest = Output<'Cart/GetQuoteFromStaff'>;

/** Creates quote requests: for an item or cart that needs a staff quote, or for goods to buy on behalf of the customer. */
@Injectable()
export class QuoteRequests {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimiter,
    private readonly quotes: Quotes,
    private readonly tariffs: Tariffs,
    private readonly cart: Cart,
    private readonly businessDays: DeliveryDates,
    private readonly notifications: QuoteRequestNotifications,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests a quote for one item or for the caller's cart, of any size and quantity.
   *
   * @throws ApiError `login_required` for a visitor's cart; `validation_failed` for a visitor without name or email; `empty_cart`;
   *   errors of items that cannot be quoted, such as `unknown_product`
   */
  async quote(
    from: RequestOrigin,
    input: Input<'Cart/GetQuoteFromStaff'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<CreatedRequest> {
    const { item, cart, message = '', email, name, ...terms } = input;
    if ((item === undefined) === (cart === undefined)) {
      throw new ApiError('validation_failed', [{ field: 'item', code: item ? 'invalid' : 'required' }]);
    }
    if (cart && !from.caller) throw new ApiError('login_required');
    this.assertKnownTerms(terms);
    if (item) this.quotes.assertQuotable(item, 'item');
    return this.create(from, { email, name }, idempotencyKey, async (tx) => ({
      kind: cart ? 'cart' : 'item',
      items: item ? [this.quotes.normalizeItem(item)] : await this.loadCartItems(tx, from.caller),
      wish: null,
      terms,
      message: message.trim(),
    }));
  }

  /**
   * Requests goods to be bought for the customer. The links are stored and never fetched.
   *
   * @throws ApiError `link_not_public`, `unknown_currency`; `validation_failed` for a visitor without name or email
   */
  async buyForMe(
    from: RequestOrigin,
    input: Input<'UserEnd/BuyForMe'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<CreatedRequest> {
    const { what, quantity, links, budget, country, message = '', email, name } = input;
    const canonical = links.map((link, index) => {
      const url = parsePublicLink(link.trim());
      if (url === null) throw fieldError('link_not_public', `links[${index}]`);
      return url;
    });
    if (budget && !this.isCurrency(budget.currency)) throw fieldError('unknown_currency', 'budget.currency');
    return this.create(from, { email, name }, idempotencyKey, async () => ({
      kind: 'buy_for_me',
      items: [],
      wish: { what: what.trim(), quantity, links: canonical, ...(budget && { budget }) },
      terms: { ...(country && { country }), ...(budget && { currency: budget.currency }) },
      message: message.trim(),
    }));
  }

  private async create(
    { caller, language, address }: RequestOrigin,
    contact: ContactDetails,
    idempotencyKey: IdempotencyKey | null,
    buildRequest: (tx: Tx) => Promise<NewQuoteRequest>,
  ): Promise<CreatedRequest> {
    if (caller && isStaff(caller.role)) throw new ApiError('forbidden');
    if (!caller) assertContactDetails(contact);
    const earlier = await this.database.findAnswer<CreatedRequest>(idempotencyKey);
    if (earlier) return earlier;
    await this.limits.consume(PER_CLIENT, clientKey(address));
    if (!caller) await this.limits.consume(PER_ADDRESS, (contact.email ?? '').toLowerCase());
    return this.database.command(idempotencyKey, async (tx) => {
      if (caller) await lockActiveAccount(tx, caller.accountId);
      const { kind, items, wish, terms, message } = await buildRequest(tx);
      const now = this.clock.now();
      const due = addBusinessHours(now, REPLY_WITHIN_HOURS, this.businessDays.calendar);
      const [row]: { id: string }[] = await tx.query(
        `insert into quote_request
           (kind, account_id, email, name, language, price_list, items, wish, terms, message, requested_at, due_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
        [
          ...[
            kind,
            caller?.accountId,
            caller ? null : contact.email,
            contact.name?.trim(),
            caller?.language ?? language,
          ],
          ...[priceListOf(caller), JSON.stringify(items), wish, terms, message, now, due],
        ],
      );
      const requestId = row?.id ?? '';
      await this.notifications.notifyReceived(tx, requestId);
      return { requestId };
    });
  }

  private async loadCartItems(tx: Tx, caller: Caller | null): Promise<ItemView[]> {
    const items = caller ? await this.cart.items(caller, tx) : [];
    if (items.length === 0) throw new ApiError('empty_cart');
    items.forEach((item, at) => this.quotes.assertQuotable(item, `items[${at}]`));
    return items;
  }

  private assertKnownTerms({ currency, paymentMethod }: Partial<QuoteTerms>): void {
    if (currency !== undefined && !this.isCurrency(currency)) throw fieldError('unknown_currency', 'currency');
    if (paymentMethod !== undefined && !this.tariffs.paymentMethods().includes(paymentMethod)) {
      throw fieldError('unknown_payment_method', 'paymentMethod');
    }
  }

  private isCurrency(code: string): boolean {
    return this.tariffs.currencies().some((known) => known.code === code);
  }
}

function assertContactDetails({ email, name }: ContactDetails): void {
  const missing: FieldError[] = Object.entries({ email, name })
    .filter(([, value]) => !value)
    .map(([field]) => ({ field, code: 'required' }));
  if (missing.length > 0) throw new ApiError('validation_failed', missing);
}
