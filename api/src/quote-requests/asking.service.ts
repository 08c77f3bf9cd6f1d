import { Injectable } from '@nestjs/common';
import type { Input, ItemView, Output } from '@shop/contract';
import { addBusinessHours } from '@shop/order-flow';
import { publicLink } from '../artwork/public';
import { BusinessDays, Tariffs } from '../catalogue/public';
import { holdOpen } from '../identity/public';
import {
  type Caller,
  clientOf,
  Clock,
  Database,
  type FieldRefusal,
  isStaff,
  type Limit,
  Limits,
  type Once,
  priceListOf,
  Refusal,
  refuseField,
  type Tx,
} from '../kernel/public';
import { Cart } from '../orders/public';
import { Quotes, type Terms } from '../quoting/public';
import { RequestLetters } from './request-letters';

const TEN_MINUTES_MS = 10 * 60_000;
const PER_CLIENT: Limit = { rule: 'quote-request-client', most: 20, withinMs: TEN_MINUTES_MS };
/** A confirmation goes to whatever address a visitor names. */
const PER_ADDRESS: Limit = { rule: 'quote-request-address', most: 5, withinMs: TEN_MINUTES_MS };
const REPLY_WITHIN_HOURS = 48;

/** Where the call came from and in which language. */
export interface AskedFrom {
  caller: Caller | null;
  language: string;
  address: string;
}

interface Wanted {
  kind: 'item' | 'cart' | 'buy_for_me';
  items: readonly ItemView[];
  wish: object | null;
  terms: Partial<Terms>;
  message: string;
}

interface Who {
  email?: string | undefined;
  name?: string | undefined;
}

type Asked = Output<'Cart/GetQuoteFromStaff'>;

/** People ask staff for what no tariff prices. */
@Injectable()
export class Asking {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly quotes: Quotes,
    private readonly tariffs: Tariffs,
    private readonly cart: Cart,
    private readonly businessDays: BusinessDays,
    private readonly letters: RequestLetters,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses what nobody could quote (`unknown_product`, `not_a_number` …), a visitor's cart (`login_required`) and a
   * visitor without e-mail address or name; never for size or quantity.
   */
  async quote(from: AskedFrom, input: Input<'Cart/GetQuoteFromStaff'>, once: Once | null): Promise<Asked> {
    const { item, cart, message = '', email, name, ...terms } = input;
    if ((item === undefined) === (cart === undefined)) {
      throw new Refusal('validation_failed', [{ field: 'item', code: item ? 'invalid' : 'required' }]);
    }
    if (cart && !from.caller) throw new Refusal('login_required');
    this.mustBeKnown(terms);
    if (item) this.quotes.mustBeWish(item, 'item');
    return this.take(from, { email, name }, once, async (tx) => ({
      kind: cart ? 'cart' : 'item',
      items: item ? [this.quotes.asSold(item)] : await this.wishedCart(tx, from.caller),
      wish: null,
      terms,
      message: message.trim(),
    }));
  }

  /** Refuses links that are not public ones (`link_not_public`); nobody fetches them. */
  async buyForMe(from: AskedFrom, input: Input<'UserEnd/BuyForMe'>, once: Once | null): Promise<Asked> {
    const { what, quantity, links, budget, country, message = '', email, name } = input;
    const canonical = links.map((link, at) => {
      const known = publicLink(link.trim());
      if (known === null) throw refuseField('link_not_public', `links[${at}]`);
      return known;
    });
    if (budget && !this.isCurrency(budget.currency)) throw refuseField('unknown_currency', 'budget.currency');
    return this.take(from, { email, name }, once, async () => ({
      kind: 'buy_for_me',
      items: [],
      wish: { what: what.trim(), quantity, links: canonical, ...(budget && { budget }) },
      terms: { ...(country && { country }), ...(budget && { currency: budget.currency }) },
      message: message.trim(),
    }));
  }

  private async take(
    { caller, language, address }: AskedFrom,
    who: Who,
    once: Once | null,
    wanted: (tx: Tx) => Promise<Wanted>,
  ): Promise<Asked> {
    if (caller && isStaff(caller.role)) throw new Refusal('forbidden');
    if (!caller) mustBeNamed(who);
    const earlier = await this.database.earlier<Asked>(once);
    if (earlier) return earlier;
    await this.limits.take(PER_CLIENT, clientOf(address));
    if (!caller) await this.limits.take(PER_ADDRESS, (who.email ?? '').toLowerCase());
    return this.database.command(once, async (tx) => {
      if (caller) await holdOpen(tx, caller.accountId);
      const { kind, items, wish, terms, message } = await wanted(tx);
      const now = this.clock.now();
      const due = addBusinessHours(now, REPLY_WITHIN_HOURS, this.businessDays.calendar);
      const [row]: { id: string }[] = await tx.query(
        `insert into quote_request
           (kind, account_id, email, name, language, price_list, items, wish, terms, message, asked_at, due_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
        [
          ...[kind, caller?.accountId, caller ? null : who.email, who.name?.trim(), caller?.language ?? language],
          ...[priceListOf(caller), JSON.stringify(items), wish, terms, message, now, due],
        ],
      );
      const requestId = row?.id ?? '';
      await this.letters.asked(tx, requestId);
      return { requestId };
    });
  }

  private async wishedCart(tx: Tx, caller: Caller | null): Promise<ItemView[]> {
    const items = caller ? await this.cart.items(tx, caller) : [];
    if (items.length === 0) throw new Refusal('empty_cart');
    items.forEach((item, at) => this.quotes.mustBeWish(item, `items[${at}]`));
    return items;
  }

  private mustBeKnown({ currency, paymentMethod }: Partial<Terms>): void {
    if (currency !== undefined && !this.isCurrency(currency)) throw refuseField('unknown_currency', 'currency');
    if (paymentMethod !== undefined && !this.tariffs.paymentMethods().includes(paymentMethod)) {
      throw refuseField('unknown_payment_method', 'paymentMethod');
    }
  }

  private isCurrency(code: string): boolean {
    return this.tariffs.currencies().some((known) => known.code === code);
  }
}

function mustBeNamed({ email, name }: Who): void {
  const missing: FieldRefusal[] = Object.entries({ email, name })
    .filter(([, value]) => !value)
    .map(([field]) => ({ field, code: 'required' }));
  if (missing.length > 0) throw new Refusal('validation_failed', missing);
}
