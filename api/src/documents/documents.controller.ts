import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type LanguageCode, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  Locale,
  Input,
  type RateLimit,
  RateLimiter,
  members,
  ApiError,
  shoppers,
  sendAttachment,
} from '../common/public';
import { CustomerOrder, normalizeOrderId } from '../orders/public';
import { Documents } from './documents.service';

/** Every download renders a PDF. */
const LIMIT: RateLimit = { rule: 'documents', max: 60, windowMs: 10 * 60_000 };

/** Documents of the signed-in customer. */
@Controller()
export class DocumentsController {
  constructor(
    private readonly database: Database,
    private readonly documents: Documents,
    private readonly limits: RateLimiter,
  ) {}

  @Endpoint(calls['Account/OrderDocuments'], shoppers)
  async list(
    @CurrentUser() caller: Caller,
    @Input() { orderId }: In<'Account/OrderDocuments'>,
  ): Promise<Output<'Account/OrderDocuments'>> {
    return this.documents.list(await this.loadOwnOrder(caller, orderId));
  }

  @Endpoint(calls['Account/Invoice'], shoppers)
  async invoice(
    @CurrentUser() caller: Caller,
    @Input() { orderId }: In<'Account/Invoice'>,
    @Locale() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const order = await this.loadOwnOrder(caller, orderId);
    await this.limits.consume(LIMIT, caller.accountId);
    return sendAttachment(reply, await this.documents.invoice(order, language));
  }

  @Endpoint(calls['Account/CreditNote'], shoppers)
  async creditNote(
    @CurrentUser() caller: Caller,
    @Input() { number }: In<'Account/CreditNote'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    await this.limits.consume(LIMIT, caller.accountId);
    return sendAttachment(
      reply,
      await this.documents.creditNote(number, ({ accountId }) => accountId === caller.accountId),
    );
  }

  @Endpoint(calls['Account/QuotePdf'], shoppers)
  async orderQuote(
    @CurrentUser() caller: Caller,
    @Input() { orderId }: In<'Account/QuotePdf'>,
    @Locale() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const order = await this.loadOwnOrder(caller, orderId);
    await this.limits.consume(LIMIT, caller.accountId);
    return sendAttachment(reply, await this.documents.orderQuote(order, language));
  }

  @Endpoint(calls['Cart/QuotePdf'], shoppers)
  async cartQuote(
    @CurrentUser() caller: Caller,
    @Input() terms: In<'Cart/QuotePdf'>,
    @Locale() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    await this.limits.consume(LIMIT, caller.accountId);
    return sendAttachment(reply, await this.documents.cartQuote(caller, terms, language));
  }

  @Endpoint(calls['Account/PrepaidStatement'], members)
  async statement(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/PrepaidStatement'>,
    @Locale() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    await this.limits.consume(LIMIT, caller.accountId);
    return sendAttachment(reply, await this.documents.statement(caller, input, language));
  }

  /** @throws ApiError `resource_not_found`, also for another customer's order */
  private async loadOwnOrder({ accountId }: Caller, orderId: string): Promise<CustomerOrder> {
    const order = await this.database.reader.findOneBy(CustomerOrder, { id: normalizeOrderId(orderId), accountId });
    if (!order) throw new ApiError('resource_not_found');
    return order;
  }
}
