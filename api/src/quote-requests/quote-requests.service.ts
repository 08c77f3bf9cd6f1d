import { Injectable } from '@nestjs/common';
import type { Input, ItemView } from '@shop/contract';
import { ApiError, type Caller, type IdempotencyKey, type Tx } from '../common/public';
import { Cart } from '../orders/public';
import { Quotes } from '../quoting/public';
import { Tariffs } from '../tariff/public';
import { type CreatedRequest, QuoteRequestCreation, type RequestOrigin } from './quote-request-creation.service';
import { assertKnownTerms } from './request-terms';

/** Requests for a staff quote for an item or a cart. */
@Injectable()
export class QuoteRequests {
  constructor(
    private readonly creation: QuoteRequestCreation,
    private readonly quotes: Quotes,
    private readonly tariffs: Tariffs,
    private readonly cart: Cart,
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
    assertKnownTerms(this.tariffs, terms);
    if (item) this.quotes.assertQuotable(item, 'item');
    return this.creation.create(from, { email, name }, idempotencyKey, async (tx) => ({
      kind: cart ? 'cart' : 'item',
      items: item ? [this.quotes.normalizeItem(item)] : await this.loadCartItems(tx, from.caller),
      wish: null,
      terms,
      message: message.trim(),
    }));
  }

  private async loadCartItems(tx: Tx, caller: Caller | null): Promise<ItemView[]> {
    const items = caller ? await this.cart.items(caller, tx) : [];
    if (items.length === 0) throw new ApiError('empty_cart');
    items.forEach((item, at) => this.quotes.assertQuotable(item, `items[${at}]`));
    return items;
  }
}
