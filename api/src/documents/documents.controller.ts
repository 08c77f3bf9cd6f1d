import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type LanguageCode, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  Asking,
  type Caller,
  Database,
  Handles,
  InLanguage,
  Input,
  type Limit,
  Limits,
  members,
  Refusal,
  shoppers,
} from '../kernel/public';
import { CustomerOrder, knownForm } from '../orders/public';
import { handOut } from './hand-out';
import { Papers } from './papers.service';

/** Each is drawn when it is asked for. */
const LIMIT: Limit = { rule: 'documents', most: 60, withinMs: 10 * 60_000 };

/** One's own documents. */
@Controller()
export class DocumentsController {
  constructor(
    private readonly database: Database,
    private readonly papers: Papers,
    private readonly limits: Limits,
  ) {}

  @Handles(calls['Account/OrderDocuments'], shoppers)
  async list(
    @Asking() caller: Caller,
    @Input() { orderId }: In<'Account/OrderDocuments'>,
  ): Promise<Output<'Account/OrderDocuments'>> {
    return this.papers.list(await this.own(caller, orderId));
  }

  @Handles(calls['Account/Invoice'], shoppers)
  async invoice(
    @Asking() caller: Caller,
    @Input() { orderId }: In<'Account/Invoice'>,
    @InLanguage() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const order = await this.own(caller, orderId);
    await this.limits.take(LIMIT, caller.accountId);
    return handOut(reply, await this.papers.invoice(order, language));
  }

  @Handles(calls['Account/CreditNote'], shoppers)
  async creditNote(
    @Asking() caller: Caller,
    @Input() { number }: In<'Account/CreditNote'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    await this.limits.take(LIMIT, caller.accountId);
    return handOut(reply, await this.papers.creditNote(number, ({ accountId }) => accountId === caller.accountId));
  }

  @Handles(calls['Account/QuotePdf'], shoppers)
  async orderQuote(
    @Asking() caller: Caller,
    @Input() { orderId }: In<'Account/QuotePdf'>,
    @InLanguage() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const order = await this.own(caller, orderId);
    await this.limits.take(LIMIT, caller.accountId);
    return handOut(reply, await this.papers.orderQuote(order, language));
  }

  @Handles(calls['Cart/QuotePdf'], shoppers)
  async cartQuote(
    @Asking() caller: Caller,
    @Input() terms: In<'Cart/QuotePdf'>,
    @InLanguage() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    await this.limits.take(LIMIT, caller.accountId);
    return handOut(reply, await this.papers.cartQuote(caller, terms, language));
  }

  @Handles(calls['Account/PrepaidStatement'], members)
  async statement(
    @Asking() caller: Caller,
    @Input() input: In<'Account/PrepaidStatement'>,
    @InLanguage() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    await this.limits.take(LIMIT, caller.accountId);
    return handOut(reply, await this.papers.statement(caller, input, language));
  }

  /** Refuses `resource_not_found` for another's order as for none. */
  private async own({ accountId }: Caller, orderId: string): Promise<CustomerOrder> {
    const order = await this.database.reader.findOneBy(CustomerOrder, { id: knownForm(orderId), accountId });
    if (!order) throw new Refusal('resource_not_found');
    return order;
  }
}
