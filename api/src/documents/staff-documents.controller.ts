import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type LanguageCode, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Accounts } from '../identity/public';
import { Database, Handles, InLanguage, Input, only, PathParams, Refusal } from '../kernel/public';
import { CustomerOrder, knownForm } from '../orders/public';
import { handOut } from './hand-out';
import { Papers } from './papers.service';

const readers = only('customer_service', 'accounting');

/** Customers' documents, as those who serve them and keep the books read them: in the customer's language. */
@Controller()
export class StaffDocumentsController {
  constructor(
    private readonly database: Database,
    private readonly papers: Papers,
    private readonly accounts: Accounts,
  ) {}

  @Handles(calls['admin/order-documents'], readers)
  async list(@PathParams() { orderId }: { orderId: string }): Promise<Output<'admin/order-documents'>> {
    return this.papers.list(await this.order(orderId));
  }

  @Handles(calls['admin/order-invoice'], readers)
  async invoice(
    @PathParams() { orderId }: { orderId: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return handOut(reply, await this.papers.invoice(await this.order(orderId)));
  }

  @Handles(calls['admin/order-quote'], readers)
  async quote(
    @PathParams() { orderId }: { orderId: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return handOut(reply, await this.papers.orderQuote(await this.order(orderId)));
  }

  @Handles(calls['admin/order-credit-note'], readers)
  async creditNote(
    @PathParams() { orderId, number }: { orderId: string; number: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const { id } = await this.order(orderId);
    return handOut(reply, await this.papers.creditNote(number, (note) => note.orderId === id));
  }

  @Handles(calls['admin/prepaid-statement'], only('accounting'))
  async statement(
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/prepaid-statement'>,
    @InLanguage() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const account = await this.accounts.byId(this.database.reader, id);
    if (!account) throw new Refusal('resource_not_found');
    const { email } = account;
    return handOut(reply, await this.papers.statement({ accountId: account.id, email }, input, language));
  }

  private async order(orderId: string): Promise<CustomerOrder> {
    const order = await this.database.reader.findOneBy(CustomerOrder, { id: knownForm(orderId) });
    if (!order) throw new Refusal('resource_not_found');
    return order;
  }
}
