import { Injectable } from '@nestjs/common';
import type { Input, MyQuoteRequestView, Output } from '@shop/contract';
import { Products } from '../catalogue/public';
import { type Caller, Clock, Database, type Once } from '../kernel/public';
import { lockOpenRequest, requestsOf, type RequestRow } from './request.queries';

/** What somebody asked, for that somebody. */
@Injectable()
export class MyRequests {
  constructor(
    private readonly database: Database,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  async list(
    { accountId }: Caller,
    page: Input<'Account/MyQuoteRequests'>,
    language: string,
  ): Promise<Output<'Account/MyQuoteRequests'>> {
    const { total, rows } = await requestsOf(this.database.reader, accountId, this.clock.now(), page);
    return { total, items: rows.map((row) => this.viewOf(row, language)) };
  }

  /** Refuses `resource_not_found` for another's, and `already_decided`. */
  async withdraw(
    { accountId }: Caller,
    { requestId }: Input<'Account/WithdrawQuoteRequest'>,
    once: Once | null,
  ): Promise<Output<'Account/WithdrawQuoteRequest'>> {
    return this.database.command(once, async (tx) => {
      await lockOpenRequest(tx, requestId, accountId);
      await tx.query(`update quote_request set state = 'withdrawn', decided_at = $2 where id = $1`, [
        requestId,
        this.clock.now(),
      ]);
      return {};
    });
  }

  private viewOf(row: RequestRow, language: string): MyQuoteRequestView {
    const { id, kind, state, message, items, wish, answer, decided_at, valid_until } = row;
    return {
      ...{ requestId: id, kind, state, message, wish },
      askedAt: row.asked_at.toISOString(),
      replyBy: row.due_at.toISOString(),
      items: items.map((item) => ({ name: this.products.nameOf(item, language), item })),
      answer: answer &&
        decided_at && {
          at: decided_at.toISOString(),
          message: answer.message,
          total: answer.total,
          validUntil: valid_until?.toISOString() ?? null,
          offer: state === 'answered' && row.offer_id ? `/quote?t=${row.offer_id}` : null,
        },
      orderId: row.order_id,
    };
  }
}
