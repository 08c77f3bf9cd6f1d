import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { parsePublicLink } from '../artwork/public';
import { fieldError, type IdempotencyKey } from '../common/public';
import { Tariffs } from '../tariff/public';
import { type CreatedRequest, QuoteRequestCreation, type RequestOrigin } from './quote-request-creation.service';
import { assertKnownCurrency } from './request-terms';

/** Requests for goods that staff buy on behalf of the customer. */
@Injectable()
export class BuyForMeRequests {
  constructor(
    private readonly creation: QuoteRequestCreation,
    private readonly tariffs: Tariffs,
  ) {}

  /**
   * Requests goods to be bought for the customer. The links are stored and never fetched.
   *
   * @throws ApiError `link_not_public`, `unknown_currency`; `validation_failed` for a visitor without name or email
   */
  async create(
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
    if (budget) assertKnownCurrency(this.tariffs, budget.currency, 'budget.currency');
    return this.creation.create(from, { email, name }, idempotencyKey, async () => ({
      kind: 'buy_for_me',
      items: [],
      wish: { what: what.trim(), quantity, links: canonical, ...(budget && { budget }) },
      terms: { ...(country && { country }), ...(budget && { currency: budget.currency }) },
      message: message.trim(),
    }));
  }
}
